import { circlePath, repeat } from '../../private/pen/path.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import * as styles from './BoardDetail.css.ts';

export const boardDetails = ['board', 'chip', 'track'] as const;
export type BoardDetailName = (typeof boardDetails)[number];

const ring = (x: number, y: number) => circlePath(x, y, 5) + circlePath(x, y, 2);

const details: Record<BoardDetailName, Record<'copper' | 'pads' | 'legend', string>> = {
  board: {
    copper: 'M36 22H92L106 36H134L148 50H204M36 50H78L92 36H106M204 22H148L134 36',
    pads: ring(36, 22) + ring(36, 50) + ring(204, 22) + ring(204, 50) + ring(120, 36),
    legend: 'M16 10H224V62H16Z',
  },
  chip: {
    copper: repeat(5, (index) => `M0 ${16 + index * 10}H84M156 ${16 + index * 10}H240`),
    pads: repeat(5, (index) => `M82 ${13 + index * 10}h14v6h-14zM144 ${13 + index * 10}h14v6h-14z`),
    legend: 'M98 8H142V64H98ZM105 15m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  },
  track: {
    copper: 'M0 22H96L110 36H240M0 50H96L110 64H240',
    pads: ring(60, 22) + ring(60, 50),
    legend: 'M180 10V33M180 72V67M176 29L180 34L184 29M176 71L180 66L184 71M170 36H190M170 64H190',
  },
};

export interface BoardDetailProps extends PictureProps {
  /** The picture: tracks between vias, a chip with its tracks, or two tracks with a dimensioned width. */
  detail: BoardDetailName;
}

/**
 * A detail of a board, three times as wide as it is high, for a small card in the colour of the solder mask.
 * @example <BoardDetail detail="chip" />
 */
export function BoardDetail({ detail, ...props }: BoardDetailProps) {
  const paths = details[detail];
  return (
    <Picture {...props} viewBox="0 0 240 80">
      <path className={styles.copper} d={paths.copper} />
      <path className={styles.pads} d={paths.pads} />
      <path className={styles.legend} d={paths.legend} />
    </Picture>
  );
}

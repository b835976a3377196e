import * as dimensionStyles from '../../private/dimension.css.ts';
import { circlePath, rectPath, repeat } from '../../private/pen/path.ts';
import { roundedRectPath } from '../../private/pen/roundedRectPath.ts';
import * as pictureStyles from '../../private/Picture.css.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import * as styles from './SurgeStages.css.ts';

/** The parts of the drawing, from the connector to the circuit. */
export const surgeParts = ['connector', 'first', 'series', 'second', 'circuit'] as const;
export type SurgePart = (typeof surgeParts)[number];

export interface SurgeStagesProps extends PictureProps {
  /** The short names below the parts: the connector, the first stage, the series impedance, the second stage, the circuit. */
  names: Readonly<Record<SurgePart, string>>;
}

const board = { width: 400, height: 128 };
const track = { y: 40, width: 8 };
const ground = 98;
const middles: Readonly<Record<SurgePart, number>> = {
  connector: 34,
  first: 116,
  series: 196,
  second: 276,
  circuit: 358,
};

/** Returns a part between the track and the ground: its pads, and the middle of its body. */
const shunt = (part: 'first' | 'second', width: number) => ({
  pads:
    rectPath(middles[part] - width / 2, track.y - 8, width, 14) +
    rectPath(middles[part] - width / 2, ground - 8, width, 14),
  body: { left: middles[part] - width / 2 - 2, top: track.y + 4, width: width + 4, height: ground - track.y - 6 },
});

const first = shunt('first', 26);
const second = shunt('second', 20);
const series = { left: middles.series - 22, width: 44 };

/** Returns the path of a surge through a part, drawn next to it. */
const surgeAt = (part: 'first' | 'second', beside: number) =>
  `M${middles[part] - beside - 18} ${track.y - 14}h10q8 0 8 8V${ground - 12}`;
const tipAt = (part: 'first' | 'second', beside: number) => `M${middles[part] - beside} ${ground - 4}l-4 -9h8z`;

/**
 * Draws two-stage surge protection on a board, not to scale: the first stage at the connector, a series impedance, and
 * the second stage at the circuit, each with a short path to ground.
 * @example <SurgeStages names={{ connector: 'Input', first: 'GDT', series: 'R', second: 'TVS', circuit: 'IC' }} aria-label="…" />
 */
export function SurgeStages({ names, className, ...props }: SurgeStagesProps) {
  const trackTop = track.y - track.width / 2;
  return (
    <Picture
      {...props}
      viewBox={`0 0 ${board.width} ${board.height + 30}`}
      className={className ? `${pictureStyles.unclipped} ${className}` : pictureStyles.unclipped}
    >
      <path className={styles.mask} d={roundedRectPath(1, 1, board.width - 2, board.height - 2, 6)} />
      <path
        className={styles.tracks}
        d={
          rectPath(middles.connector, trackTop, series.left + 6 - middles.connector, track.width) +
          rectPath(
            series.left + series.width - 6,
            trackTop,
            middles.circuit - series.left - series.width,
            track.width,
          ) +
          rectPath(12, ground - 6, board.width - 24, 24)
        }
      />
      <path
        className={styles.pads}
        d={
          first.pads +
          second.pads +
          rectPath(series.left - 2, track.y - 12, 14, 24) +
          rectPath(series.left + series.width - 12, track.y - 12, 14, 24) +
          repeat(4, (pin) => rectPath(middles.circuit - 32, 27 + 18 * pin, 12, 8))
        }
      />
      <path className={styles.metal} d={roundedRectPath(12, 22, 44, 84, 4)} />
      <path
        className={styles.bodies}
        d={
          roundedRectPath(first.body.left, first.body.top, first.body.width, first.body.height, 12) +
          roundedRectPath(second.body.left, second.body.top, second.body.width, second.body.height, 2) +
          roundedRectPath(series.left + 6, track.y - 11, series.width - 12, 22, 2) +
          roundedRectPath(middles.circuit - 24, 18, 52, 68, 3)
        }
      />
      <path
        className={styles.marks}
        d={
          rectPath(second.body.left, second.body.top + 6, second.body.width, 4) +
          circlePath(middles.circuit - 16, 26, 2.5) +
          circlePath(34, 40, 7)
        }
      />
      <path
        className={styles.vias}
        d={repeat(4, (index) =>
          circlePath(middles[index < 2 ? 'first' : 'second'] + (index % 2 ? 26 : -26), ground + 8, 3),
        )}
      />
      <path className={styles.surge} d={surgeAt('first', 30) + surgeAt('second', 26)} />
      <path className={styles.surgeTip} d={tipAt('first', 30) + tipAt('second', 26)} />
      <path
        className={dimensionStyles.leader}
        d={surgeParts.map((part) => `M${middles[part]} ${board.height}v8`).join('')}
      />
      {surgeParts.map((part) => (
        <text key={part} className={styles.name} x={middles[part]} y={board.height + 19}>
          {names[part]}
        </text>
      ))}
    </Picture>
  );
}

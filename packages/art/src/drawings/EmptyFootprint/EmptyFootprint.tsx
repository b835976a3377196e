import { dotPath, rectPath, repeat } from '../../private/pen/path.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import * as styles from './EmptyFootprint.css.ts';

export type EmptyFootprintProps = PictureProps;

const padPath = repeat(5, (index) => rectPath(70, 44 + 16 * index, 20, 8) + rectPath(150, 44 + 16 * index, 20, 8));
const gridPath = repeat(150, (index) => dotPath({ x: 8 + 16 * (index % 15), y: 8 + 16 * Math.floor(index / 15) }));

/**
 * The footprint of a part that is not fitted, for an `EmptyState` of `@pcb/ui` without data.
 * @example <EmptyState art={<EmptyFootprint />} title="No data" />
 */
export function EmptyFootprint(props: EmptyFootprintProps) {
  return (
    <Picture {...props} viewBox="0 0 240 160">
      <path className={styles.dots} d={gridPath} />
      <path
        className={styles.track}
        d="M70 48H44L28 32H8M70 64H40L24 80H8M70 112H52L36 128H8M170 48h26l16-16h20M170 96h30l16 16h16M170 112h18l16 16h28"
      />
      <path className={styles.courtyard} d="M62 32h116v96H62z" />
      <path className={styles.pads} d={padPath} />
      <path className={styles.outline} d="M98 38h14a8 8 0 0 0 16 0h14v84H98zM114 80h12M120 74v12" />
      <circle className={styles.pinOne} cx="80" cy="37" r="2.5" />
      {/* The reference designator, which has not been assigned: U? */}
      <path className={styles.outline} d="M109 14v8l2 2h4l2-2v-8M122 16l2-2h4l2 2v2l-3 3M127 24.5h0" />
    </Picture>
  );
}

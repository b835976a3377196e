import { circlePath, linePath } from '../../private/pen/path.ts';
import { strokesOf } from '../../private/pen/strokeFont.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import * as styles from './BrokenTrack.css.ts';

export type BrokenTrackProps = PictureProps;

const pitch = 24;
/** Keeps parallel tracks equally spaced through a bend of 45°. */
const lag = pitch * Math.tan(Math.PI / 8);
const left = 30;
const right = 450;
const bus = [-2, -1, 0, 1, 2].map((lane) => ({ lane, y: 76 + pitch * lane, bend: 196 - lag * lane }));
const otherLanes = bus.filter(({ lane }) => lane !== 0);
const busPath = otherLanes.map(({ y, bend }) => `M${left + 8} ${y}H${bend.toFixed(1)}l48 48H${right - 8}`).join('');
const ringPath = otherLanes.map(({ y }) => circlePath(left, y, 8) + circlePath(right, y + 48, 8)).join('');
const textPath = strokesOf('OPEN', { x: 364, y: 28 }, 15)
  .map((points) => linePath(points))
  .join('');

/**
 * A broken track between intact ones, circled by an inspector, for the "not found" page.
 * @example <BrokenTrack />
 */
export function BrokenTrack(props: BrokenTrackProps) {
  return (
    <Picture {...props} viewBox="0 0 480 200">
      <path className={styles.neighbours} d={busPath} />
      <path className={styles.neighbourPads} d={ringPath} />
      {/* The two sides of the crack. */}
      <path className={styles.track} d="M40 76H196l9 9M233 113l11 11H440" />
      <path className={styles.pads} d={circlePath(left, 76, 10) + circlePath(right, 124, 10)} />
      <path className={styles.circle} d={circlePath(219, 99, 36)} />
      <path className={styles.note} d={`M244.5 73.5L290 28H332${textPath}`} />
    </Picture>
  );
}

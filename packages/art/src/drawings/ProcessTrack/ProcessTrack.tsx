import { circlePath, repeat } from '../../private/pen/path.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import * as styles from './ProcessTrack.css.ts';

export interface ProcessTrackProps extends PictureProps {
  /** The number of steps, at least 2. */
  steps: number;
  /** The number of completed steps. The next one is current. */
  done: number;
}

const pitch = 24;
const middle = 12;
const centre = (step: number) => pitch * step + middle;
const vias = (from: number, to: number, radius: number) =>
  repeat(Math.max(to - from, 0), (index) => circlePath(centre(from + index), middle, radius));

/**
 * Shows progress through production as a track with a via per step, gold for the current one. Also name the step.
 * @example <ProcessTrack steps={12} done={6} />
 */
export function ProcessTrack({ steps, done: given, ...props }: ProcessTrackProps) {
  const done = Math.min(Math.max(Math.trunc(given) || 0, 0), steps);
  const reached = centre(Math.min(done, steps - 1));
  const isCurrent = done < steps;
  return (
    <Picture {...props} viewBox={`0 0 ${pitch * steps} ${2 * middle}`}>
      <path className={styles.planned} d={`M${reached} ${middle}H${centre(steps - 1)}`} />
      <path className={styles.copper} d={`M${centre(0)} ${middle}H${reached}`} />
      <path className={styles.via} d={vias(0, done, 6)} />
      <path className={styles.plannedVia} d={vias(done + 1, steps, 5)} />
      {isCurrent ? <path className={styles.currentVia} d={vias(done, done + 1, 8)} /> : null}
      <path className={styles.hole} d={vias(0, isCurrent ? done + 1 : done, 2.5)} />
    </Picture>
  );
}

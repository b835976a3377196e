import { Picture, type PictureProps } from '../../private/Picture.tsx';
import { fanOut, fanSize } from './fanOut.ts';
import * as styles from './TrackFan.css.ts';

export type TrackFanProps = PictureProps;

const tracks = fanOut();

/**
 * A fan of tracks, for a section in the colour of the solder mask. At a width of 45rem the tracks are 0.1 inch apart.
 * @example <TrackFan style={{ width: '45rem' }} />
 */
export function TrackFan(props: TrackFanProps) {
  return (
    <Picture {...props} viewBox={`0 0 ${fanSize.width} ${fanSize.height}`}>
      {tracks.map(({ d, end }) => (
        <path key={d} className={end === 'via' ? styles.brightTrack : styles.track} d={d} />
      ))}
      {tracks.map(({ d, end, x, y }) =>
        end === 'via' ? <circle key={d} className={styles.ring} cx={x} cy={y} r="7" /> : null,
      )}
    </Picture>
  );
}

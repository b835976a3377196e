import { Picture, type PictureProps } from '../../private/Picture.tsx';
import { fanOut, fanSize } from './fanOut.ts';
import { ring, trace, traceBright } from './TraceFan.css.ts';

export type TraceFanProps = PictureProps;

const traces = fanOut();

/**
 * A fan of tracks, for a section in the colour of the solder mask. At a width of 45rem the tracks are 0.1 inch apart.
 * @example <TraceFan style={{ width: '45rem' }} />
 */
export function TraceFan(props: TraceFanProps) {
  return (
    <Picture {...props} viewBox={`0 0 ${fanSize.width} ${fanSize.height}`}>
      {traces.map(({ d, end }) => (
        <path key={d} className={end === 'via' ? traceBright : trace} d={d} />
      ))}
      {traces.map(({ d, end, x, y }) =>
        end === 'via' ? <circle key={d} className={ring} cx={x} cy={y} r="7" /> : null,
      )}
    </Picture>
  );
}

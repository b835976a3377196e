import { heroTraces, heroTracesSize } from './heroTraces.ts';
import { fiducial, fiducialPad, fiducialRing, ring, trace, traceBright, traces } from './HeroArt.css.ts';

const lines = heroTraces();

/** The tracks between the quick-quote panel and the edge of the board. */
export function HeroTraces() {
  return (
    <svg className={traces} viewBox={`0 0 ${heroTracesSize.width} ${heroTracesSize.height}`} aria-hidden="true">
      {lines.map(({ d, end }) => (
        <path key={d} className={end === 'via' ? traceBright : trace} d={d} />
      ))}
      {lines.map(({ d, end, x, y }) =>
        end === 'via' ? <circle key={d} className={ring} cx={x} cy={y} r="7" /> : null,
      )}
    </svg>
  );
}

/** A fiducial mark, which assembly machines use to align the board. */
export function Fiducial({ className }: { className: string }) {
  return (
    <svg className={`${fiducial} ${className}`} viewBox="0 0 28 28" aria-hidden="true">
      <circle className={fiducialRing} cx="14" cy="14" r="13" />
      <circle className={fiducialPad} cx="14" cy="14" r="4.5" />
    </svg>
  );
}

import * as styles from './series.css.ts';

/** Distinguishes series without relying on colour. */
const looks = [
  { className: styles.seriesColor[0], dash: 'none', outline: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z', pattern: '' },
  { className: styles.seriesColor[1], dash: '8 5', outline: 'M-4-4H4V4H-4Z', pattern: 'M-2 2 2-2M0 8 8 0M6 10 10 6' },
  { className: styles.seriesColor[2], dash: '2 5', outline: 'M0-5 5 4H-5Z', pattern: 'M0 2H8M0 6H8' },
  { className: styles.seriesColor[3], dash: '10 4 2 4', outline: 'M0-5.5 5.5 0 0 5.5-5.5 0Z', pattern: 'M2 0V8M0 6H8' },
] as const;

const lookOf = (index: number) => looks[index % looks.length] ?? looks[0];

export const seriesClass = (index: number) => lookOf(index).className;

export const dashOf = (index: number) => lookOf(index).dash;

export interface MarkerProps {
  index: number;
  x: number;
  y: number;
  isActive?: boolean;
}

export function Marker({ index, x, y, isActive = false }: MarkerProps) {
  const place = `translate(${x} ${y})${isActive ? ' scale(1.5)' : ''}`;
  // recharts draws the points of a line outside the element that has its class.
  const className = `${seriesClass(index)} ${isActive ? styles.activeMarker : styles.marker}`;
  return <path d={lookOf(index).outline} transform={place} className={className} />;
}

/** A plain colour for the first series, and a pattern for the others. */
export const barFill = (id: string, index: number) =>
  lookOf(index).pattern === '' ? 'currentColor' : `url(#${id}${index})`;

export function SeriesPattern({ id, index }: { id: string; index: number }) {
  const { pattern } = lookOf(index);
  return pattern === '' ? null : (
    <pattern
      id={`${id}${index}`}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      // A pattern inherits from here, not from the bar.
      className={seriesClass(index)}
    >
      <rect width="8" height="8" className={styles.ground} />
      <path d={pattern} className={styles.ink} />
    </pattern>
  );
}

export function LineSample({ index }: { index: number }) {
  return (
    <svg width="32" height="12" aria-hidden="true" className={`${styles.sample} ${seriesClass(index)}`}>
      <path d="M0 6H32" strokeDasharray={dashOf(index)} className={styles.line} />
      <Marker index={index} x={16} y={6} />
    </svg>
  );
}

export function BarSample({ index, id }: { index: number; id: string }) {
  return (
    <svg width="16" height="16" aria-hidden="true" className={`${styles.sample} ${seriesClass(index)}`}>
      <SeriesPattern id={id} index={index} />
      <rect x="1" y="1" width="14" height="14" fill={barFill(id, index)} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

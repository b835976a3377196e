import * as styles from './series.css.ts';

/** Distinguishes series without relying on colour. */
const looks = [
  { dash: 'none', outline: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z', pattern: '' },
  { dash: '8 5', outline: 'M-4-4H4V4H-4Z', pattern: 'M-2 2 2-2M0 8 8 0M6 10 10 6' },
  { dash: '2 5', outline: 'M0-5 5 4H-5Z', pattern: 'M0 2H8M0 6H8' },
  { dash: '10 4 2 4', outline: 'M0-5.5 5.5 0 0 5.5-5.5 0Z', pattern: 'M2 0V8M0 6H8' },
] as const;

const keys = [0, 1, 2, 3] as const;

const lookOf = (series: number) => looks[series % looks.length] ?? looks[0];

export const seriesClass = (series: number) => styles.seriesColor[keys[series % keys.length] ?? 0];

export const dashOf = (series: number) => lookOf(series).dash;

export interface MarkerProps {
  series: number;
  x: number;
  y: number;
  isActive?: boolean;
}

export function Marker({ series, x, y, isActive = false }: MarkerProps) {
  const place = `translate(${x} ${y})${isActive ? ' scale(1.5)' : ''}`;
  // recharts draws the points of a line outside the element that has its class.
  const className = `${seriesClass(series)} ${isActive ? styles.activeMarker : styles.marker}`;
  return <path d={lookOf(series).outline} transform={place} className={className} />;
}

/** A plain colour for the first series, and a pattern for the others. */
export const barFill = (id: string, series: number) =>
  lookOf(series).pattern === '' ? 'currentColor' : `url(#${id}${series})`;

export function SeriesPattern({ id, series }: { id: string; series: number }) {
  const { pattern } = lookOf(series);
  return pattern === '' ? null : (
    <pattern
      id={`${id}${series}`}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      // A pattern inherits from here, not from the bar.
      className={seriesClass(series)}
    >
      <rect width="8" height="8" className={styles.ground} />
      <path d={pattern} className={styles.ink} />
    </pattern>
  );
}

export function LineSample({ series }: { series: number }) {
  return (
    <svg width="32" height="12" aria-hidden="true" className={`${styles.sample} ${seriesClass(series)}`}>
      <path d="M0 6H32" strokeDasharray={dashOf(series)} className={styles.line} />
      <Marker series={series} x={16} y={6} />
    </svg>
  );
}

export function BarSample({ series, id }: { series: number; id: string }) {
  return (
    <svg width="16" height="16" aria-hidden="true" className={`${styles.sample} ${seriesClass(series)}`}>
      <SeriesPattern id={id} series={series} />
      <rect x="1" y="1" width="14" height="14" fill={barFill(id, series)} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

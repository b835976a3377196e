import { type ChartSeries, valueAt } from './chartData.ts';

/** Returns the points of a line whose value is shown: the first highest, the first lowest and the last. */
export function labelledPoints(series: ChartSeries, count: number): ReadonlySet<number> {
  const points = Array.from({ length: count }, (_, index) => ({ index, value: valueAt(series, index) })).flatMap(
    ({ index, value }) => (value === null ? [] : [{ index, value }]),
  );
  const ascending = points.toSorted((one, other) => one.value - other.value);
  const highest = points.find(({ value }) => value === ascending.at(-1)?.value);
  return new Set([ascending[0], highest, points.at(-1)].flatMap((point) => (point ? [point.index] : [])));
}

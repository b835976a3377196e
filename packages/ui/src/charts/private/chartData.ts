/** One line or one group of bars. */
export interface ChartSeries {
  /** Unique id. */
  id: string;
  /** Its name in the legend, the tooltip and the table. */
  label: string;
  /** Its values, one for each category. `null` or `NaN` where there is none: a gap, and never a zero. */
  values: readonly (number | null)[];
}

/** The value at an index, or `null` where there is none. */
export function valueAt({ values }: ChartSeries, index: number): number | null {
  const value = values[index];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** All values that there are. */
export const allValues = (categories: readonly string[], series: readonly ChartSeries[]): readonly number[] =>
  series.flatMap((one) => categories.flatMap((_, index) => valueAt(one, index) ?? []));

/** A row for recharts: the position and the name of the category, and a value for each series. */
export interface ChartRow {
  index: number;
  category: string;
  values: readonly (number | null)[];
}

export const chartRows = (categories: readonly string[], series: readonly ChartSeries[]): ChartRow[] =>
  categories.map((category, index) => ({ index, category, values: series.map((one) => valueAt(one, index)) }));

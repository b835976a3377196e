export interface ChartSeries {
  id: string;
  label: string;
  /** One value for each category. `null` or `NaN` is a gap, never a zero. */
  values: readonly (number | null)[];
}

export function valueAt({ values }: ChartSeries, index: number): number | null {
  const value = values[index];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export const allValues = (categories: readonly string[], series: readonly ChartSeries[]): readonly number[] =>
  series.flatMap((one) => categories.flatMap((_, index) => valueAt(one, index) ?? []));

export interface ChartRow {
  index: number;
  category: string;
  values: readonly (number | null)[];
}

export const chartRows = (categories: readonly string[], series: readonly ChartSeries[]): ChartRow[] =>
  categories.map((category, index) => ({ index, category, values: series.map((one) => valueAt(one, index)) }));

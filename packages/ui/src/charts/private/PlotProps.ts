import type { ChartSeries } from './chartData.ts';

/** What a drawing needs. It is loaded on demand, so that pages without a chart do not load recharts. */
export interface PlotProps {
  /** Its accessible name, with the keys. */
  label: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** What stands for a missing value. */
  noData: string;
}

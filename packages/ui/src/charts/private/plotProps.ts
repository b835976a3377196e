import type { ChartSeries } from './chartData.ts';

/** Plots are loaded on demand, so that pages without a chart do not load recharts. */
export interface PlotProps {
  label: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  noData: string;
}

'use client';
import { ChartFrame, type ChartProps } from '../private/ChartFrame.tsx';
import { LineSample } from '../private/series.tsx';

export type { ChartSeries } from '../private/chartData.ts';

export type LineChartProps = ChartProps;

const loadPlot = () => import('./LinePlot.tsx').then(({ LinePlot }) => LinePlot);

/**
 * Shows values over time, or along another ordered scale, as one to four lines, and repeats the numbers in a table. For
 * unordered categories, use `BarChart`; for a trend within a row, use `Sparkline`. The host installs `recharts`, which
 * loads when the chart is shown.
 * @example
 * <LineChart
 *   aria-label="Orders, 2025"
 *   summary="Orders rose from 80 in January to 119 in July."
 *   categoryLabel="Month"
 *   categories={['Jan', 'Apr', 'Jul']}
 *   series={[{ id: 'orders', label: 'Orders', values: [80, 92, 119] }]}
 * />
 */
export function LineChart(props: LineChartProps) {
  return <ChartFrame {...props} loadPlot={loadPlot} renderSample={(index) => <LineSample index={index} />} />;
}

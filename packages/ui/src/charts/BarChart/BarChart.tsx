'use client';
import { ChartFrame, type ChartProps } from '../private/ChartFrame.tsx';
import { BarSample } from '../private/series.tsx';

export type { ChartSeries } from '../private/chartData.ts';

export type BarChartProps = ChartProps;

const loadPlot = () => import('./BarPlot.tsx').then(({ BarPlot }) => BarPlot);

/**
 * Compares a few categories as bars that start at zero, in one to four series, and repeats the numbers in a table. For
 * values over time, use `LineChart`. The host installs `recharts`, which loads when the chart is shown.
 * @example
 * <BarChart
 *   aria-label="Orders by layers"
 *   summary="Most boards have two layers: 640 of 1,010 orders."
 *   categoryLabel="Layers"
 *   categories={['1', '2', '4']}
 *   series={[{ id: 'orders', label: 'Orders', values: [140, 640, 230] }]}
 * />
 */
export function BarChart(props: BarChartProps) {
  return (
    <ChartFrame {...props} loadPlot={loadPlot} renderSample={(index, id) => <BarSample id={id} index={index} />} />
  );
}

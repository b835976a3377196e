'use client';
import { CartesianGrid, LabelList, Line, LineChart, Tooltip, type TooltipContentProps, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../shared/format/money.ts';
import { axisTicks } from './axisTicks.ts';
import type { TrendPoint } from './dashboard.ts';
import * as styles from './OrderTrendsChart.css.ts';

export interface OrderTrendsChartProps {
  /** The data points, in chronological order. */
  points: readonly TrendPoint[];
  /** The accessible name of the chart. */
  label: string;
  /** Formats a number of orders: '131 orders'. */
  ordersOf: (count: number) => string;
}

/** On a narrow chart with this many points or more, values are shown in the tooltip only. */
const manyPoints = 8;

/**
 * A line chart of orders over time, in the style of a track with vias. `OrderTrends` renders the figures as a table for
 * screen readers. A separate module, so that recharts is loaded only when a chart is shown.
 */
export function OrderTrendsChart({ points, label, ordersOf }: OrderTrendsChartProps) {
  const ticks = axisTicks(Math.max(...points.map(({ orders }) => orders)));
  return (
    <LineChart
      responsive
      className={styles.chart}
      style={{ width: '100%', height: '100%' }}
      data={points}
      margin={{ top: 24, right: 20, bottom: 0, left: 0 }}
      aria-label={label}
    >
      <CartesianGrid vertical={false} />
      <XAxis
        dataKey="label"
        tickLine={false}
        tickMargin={10}
        height={32}
        padding={{ left: 16, right: 8 }}
        interval="equidistantPreserveStart"
        minTickGap={4}
      />
      <YAxis
        width="auto"
        axisLine={false}
        tickLine={false}
        tickMargin={8}
        ticks={ticks}
        interval={0}
        domain={[0, ticks.at(-1) ?? 1]}
        tickFormatter={formatCount}
      />
      <Tooltip isAnimationActive={false} content={(tooltip) => <TooltipText {...tooltip} ordersOf={ordersOf} />} />
      <Line dataKey="orders" type="linear" isAnimationActive={false} dot={{ r: 4 }} activeDot={{ r: 6 }}>
        <LabelList
          dataKey="orders"
          position="top"
          offset={10}
          formatter={(orders) => formatCount(Number(orders))}
          className={points.length >= manyPoints ? styles.valueOfMany : styles.value}
        />
      </Line>
    </LineChart>
  );
}

/** The point under the pointer or selected with the arrow keys; announced on change. */
function TooltipText({
  active,
  label,
  payload,
  ordersOf,
}: TooltipContentProps & Pick<OrderTrendsChartProps, 'ordersOf'>) {
  const point = active ? payload[0] : undefined;
  return (
    <div role="status" className={styles.tooltip}>
      {point ? (
        <>
          <span className={styles.tooltipLabel}>{label}</span>
          <span className={styles.tooltipValue}>{ordersOf(Number(point.value))}</span>
        </>
      ) : null}
    </div>
  );
}

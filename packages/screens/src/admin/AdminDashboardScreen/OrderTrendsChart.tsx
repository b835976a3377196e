'use client';
import { CartesianGrid, LabelList, Line, LineChart, Tooltip, type TooltipContentProps, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../shared/money.ts';
import { axisTicks } from './axisTicks.ts';
import type { TrendPoint } from './dashboard.ts';
import * as styles from './OrderTrendsChart.css.ts';

export interface OrderTrendsChartProps {
  /** What is drawn, in the order of time. */
  points: readonly TrendPoint[];
  /** Its name for screen readers. */
  label: string;
  /** So many orders, in words: '131 orders'. */
  ordersOf: (count: number) => string;
}

/** From this number of points on their values are left to the tooltip where the chart is narrow. */
const manyPoints = 8;

/**
 * Orders over time, as a trace from via to via. Its figures also stand in a table beside it, because a drawing is not
 * read out. It is a module of its own, so that recharts is loaded only where a chart is shown.
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
      <Tooltip isAnimationActive={false} content={(tooltip) => <Reading {...tooltip} ordersOf={ordersOf} />} />
      <Line dataKey="orders" type="linear" isAnimationActive={false} dot={{ r: 4 }} activeDot={{ r: 6 }}>
        <LabelList
          dataKey="orders"
          position="top"
          offset={10}
          formatter={(orders) => formatCount(Number(orders))}
          className={points.length >= manyPoints ? styles.valueAmongMany : styles.value}
        />
      </Line>
    </LineChart>
  );
}

/** The point under the pointer, or that the arrow keys have come to; read out as it changes. */
function Reading({ active, label, payload, ordersOf }: TooltipContentProps & Pick<OrderTrendsChartProps, 'ordersOf'>) {
  const point = active ? payload[0] : undefined;
  return (
    <div role="status" className={styles.reading}>
      {point ? (
        <>
          <span className={styles.readingLabel}>{label}</span>
          <span className={styles.readingValue}>{ordersOf(Number(point.value))}</span>
        </>
      ) : null}
    </div>
  );
}

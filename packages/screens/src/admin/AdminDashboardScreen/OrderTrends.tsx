'use client';
import { Card } from '@pcb/ui/Card';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { type ComponentType, Suspense, useId } from 'react';
import { formatCount } from '../../shared/format/money.ts';
import type { AdminDashboardContent } from './AdminDashboardScreen.content.ts';
import { type OrderTrend, type TrendPeriod, trendPeriods, type TrendPoint } from './dashboard.ts';
import * as styles from './OrderTrends.css.ts';
import type { OrderTrendsChartProps } from './OrderTrendsChart.tsx';

export interface OrderTrendsProps {
  /** The orders of the selected period; `null` while they load. */
  trend: OrderTrend | null;
  period: TrendPeriod;
  onPeriodChange: (period: TrendPeriod) => void;
  chart: ComponentType<OrderTrendsChartProps>;
  content: AdminDashboardContent['trends'];
}

/** The order chart with a period toggle and a table of its figures. */
export function OrderTrends({ trend, period, onPeriodChange, chart: Chart, content }: OrderTrendsProps) {
  const titleId = useId();
  const title = trend ? content.title(trend.title) : content.heading;
  return (
    <Card elementType="section" padding="large" aria-labelledby={titleId}>
      <Stack gap="large">
        <Inline align="start" justify="space-between">
          <Stack gap="xsmall">
            <Heading level={2} size="small" id={titleId}>
              {title}
            </Heading>
            {trend ? (
              <Text size="small" tone="muted" isMono>
                {content.orders(trend.points.reduce((sum, { orders }) => sum + orders, 0))}
              </Text>
            ) : (
              <Skeleton width="6rem" height="1.25em" />
            )}
          </Stack>
          <ToggleGroup
            label={content.period}
            isLabelHidden
            items={trendPeriods.map((id) => ({ id, label: content.periods[id] }))}
            value={period}
            onChange={(id) => {
              const selected = trendPeriods.find((candidate) => candidate === id);
              if (selected) onPeriodChange(selected);
            }}
          />
        </Inline>
        <div className={styles.figure}>
          {trend ? null : (
            <div className={styles.place}>
              <div className={styles.chartPlaceholder} />
            </div>
          )}
          {trend?.points.length === 0 ? (
            <EmptyState art={<EmptyFootprint />} headingLevel={3} title={content.empty.title}>
              {content.empty.text}
            </EmptyState>
          ) : null}
          {trend && trend.points.length > 0 ? (
            <>
              <div className={styles.place}>
                <Suspense fallback={<div className={styles.chartPlaceholder} />}>
                  <Chart points={trend.points} label={content.chart(title)} ordersOf={content.orders} />
                </Suspense>
              </div>
              <Text size="small" tone="muted" className={styles.unavailable}>
                {content.unavailable}
              </Text>
              <div className={styles.figures}>
                <Figures caption={title} points={trend.points} columns={content.columns} />
              </div>
            </>
          ) : null}
        </div>
      </Stack>
    </Card>
  );
}

interface FiguresProps {
  caption: string;
  points: readonly TrendPoint[];
  columns: AdminDashboardContent['trends']['columns'];
}

function Figures({ caption, points, columns }: FiguresProps) {
  return (
    <table aria-label={caption} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {columns.label}
          </th>
          <th scope="col" className={styles.countHeader}>
            {columns.orders}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, orders }, index) => (
          // Labels are not unique.
          <tr key={index}>
            <th scope="row" className={styles.cell}>
              {label}
            </th>
            <td className={styles.count}>{formatCount(orders)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

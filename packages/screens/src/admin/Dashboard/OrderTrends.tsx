'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { Card } from '@pcb/ui/Card';
import { LineChart } from '@pcb/ui/charts/LineChart';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { useId } from 'react';
import { formatCount } from '../../shared/format/money.ts';
import type { AdminDashboardContent } from './AdminDashboardScreen.content.ts';
import { type OrderTrend, type TrendPeriod, trendPeriods, type TrendPoint } from './dashboard.ts';
import * as styles from './OrderTrends.css.ts';

export interface OrderTrendsProps {
  /** The orders of the selected period; `null` while they load. */
  trend: OrderTrend | null;
  period: TrendPeriod;
  onPeriodChange: (period: TrendPeriod) => void;
  content: AdminDashboardContent['trends'];
}

export function OrderTrends({ trend, period, onPeriodChange, content }: OrderTrendsProps) {
  const titleId = useId();
  const title = trend ? content.title(trend.title) : content.heading;
  return (
    <Card elementType="section" padding="large" aria-labelledby={titleId}>
      <Stack gap="medium">
        <Inline align="start" justify="space-between">
          <Stack gap="xsmall">
            <Heading level={2} size="small" id={titleId}>
              {title}
            </Heading>
            {trend ? (
              <Text size="small" tone="muted" isMono>
                {content.orders(trend.points.reduce((sum, { orders }) => sum + (orders ?? 0), 0))}
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
        {trend ? (
          <Trend name={title} points={trend.points} content={content} />
        ) : (
          <div className={styles.placeholder} />
        )}
      </Stack>
    </Card>
  );
}

interface TrendProps {
  name: string;
  points: readonly TrendPoint[];
  content: AdminDashboardContent['trends'];
}

function Trend({ name, points, content }: TrendProps) {
  const begun = points.flatMap(({ label, orders }) => (orders === null ? [] : [{ label, orders }]));
  const [highest, ...lower] = begun.toSorted((one, other) => other.orders - one.orders);
  if (!highest)
    return (
      <EmptyState art={<EmptyFootprint />} headingLevel={3} title={content.empty.title}>
        {content.empty.text}
      </EmptyState>
    );
  return (
    <LineChart
      aria-label={name}
      summary={content.summary(highest, lower.at(-1) ?? highest)}
      categoryLabel={content.columns.label}
      categories={points.map(({ label }) => label)}
      series={[{ id: 'orders', label: content.columns.orders, values: points.map(({ orders }) => orders) }]}
      formatValue={formatCount}
    />
  );
}

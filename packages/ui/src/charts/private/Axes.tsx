'use client';
import { type ReactNode, useEffect } from 'react';
import { CartesianGrid, Tooltip, type TooltipContentProps, XAxis, YAxis } from 'recharts';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { axisTicks } from './axisTicks.ts';
import { allValues, type ChartRow } from './chartData.ts';
import * as styles from './plot.css.ts';
import type { PlotProps } from './plotProps.ts';

/** Room for the values above the highest point, and for half of the last label. */
export const plotMargin = { top: 24, right: 20, bottom: 0, left: 0 };

/** recharts sets the text colour inline, so a class cannot change it. */
const tickColor = { fill: 'currentColor' };

export interface AxesProps extends PlotProps {
  renderSample: (index: number) => ReactNode;
}

export function Axes({ categories, series, formatValue, noData, renderSample }: AxesProps) {
  const ticks = axisTicks(allValues(categories, series));
  return (
    <>
      <CartesianGrid vertical={false} />
      <XAxis
        dataKey="category"
        tickLine={false}
        tickMargin={10}
        height={32}
        padding={{ left: 16, right: 8 }}
        interval="equidistantPreserveStart"
        minTickGap={12}
        tick={tickColor}
      />
      <YAxis
        width="auto"
        axisLine={false}
        tickLine={false}
        tickMargin={8}
        ticks={[...ticks]}
        interval={0}
        tick={tickColor}
        domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
        tickFormatter={formatValue}
      />
      <Tooltip
        isAnimationActive={false}
        // Otherwise a category without values would have no tooltip.
        filterNull={false}
        content={(props) => (
          <TooltipText
            {...props}
            series={series}
            formatValue={formatValue}
            noData={noData}
            renderSample={renderSample}
          />
        )}
      />
    </>
  );
}

function TooltipText({
  active,
  payload,
  series,
  formatValue,
  noData,
  renderSample,
}: Pick<TooltipContentProps, 'active' | 'payload'> & Omit<AxesProps, 'categories' | 'label'>) {
  const row = (active ? payload[0]?.payload : undefined) as ChartRow | undefined;
  const values = series.map((_, index) => {
    const value = row?.values[index] ?? null;
    return value === null ? noData : formatValue(value);
  });
  const text = row
    ? `${row.category}: ${series.map(({ label }, index) => `${label} ${values[index]}`).join(', ')}`
    : '';
  const announce = useAnnounce();
  // recharts announces only its own tooltip.
  useEffect(() => {
    if (text !== '') announce(text);
  }, [announce, text]);
  return row ? (
    <div className={styles.tooltip}>
      <span className={styles.tooltipCategory}>{row.category}</span>
      {series.map(({ id, label }, index) => (
        <span key={id} className={styles.tooltipEntry}>
          {series.length > 1 ? renderSample(index) : null}
          <span>{label}</span>
          <span className={styles.tooltipValue}>{values[index]}</span>
        </span>
      ))}
    </div>
  ) : null;
}

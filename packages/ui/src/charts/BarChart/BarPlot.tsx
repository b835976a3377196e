'use client';
import { useId } from 'react';
import { Bar, BarChart, LabelList } from 'recharts';
import { Axes, plotMargin } from '../private/Axes.tsx';
import { type ChartRow, chartRows } from '../private/chartData.ts';
import * as styles from '../private/plot.css.ts';
import type { PlotProps } from '../private/plotProps.ts';
import { barFill, BarSample, seriesClass, SeriesPattern } from '../private/series.tsx';
import { valuesClass } from '../private/valuesClass.ts';

export function BarPlot(props: PlotProps) {
  const { label, categories, series, formatValue } = props;
  const values = valuesClass(props);
  const id = useId();
  return (
    <BarChart
      responsive
      className={styles.plot}
      style={{ width: '100%', height: '100%' }}
      data={chartRows(categories, series)}
      margin={plotMargin}
      barGap={2}
      barCategoryGap="20%"
      aria-label={label}
    >
      <defs>
        {series.map((one, index) => (
          <SeriesPattern key={one.id} id={`${id}bar`} index={index} />
        ))}
      </defs>
      <Axes {...props} renderSample={(index) => <BarSample id={`${id}sample`} index={index} />} />
      {series.map((one, index) => (
        <Bar
          key={one.id}
          className={seriesClass(index)}
          dataKey={(row: ChartRow) => row.values[index]}
          fill={barFill(`${id}bar`, index)}
          stroke="currentColor"
          strokeWidth={1.5}
          maxBarSize={56}
          isAnimationActive={false}
        >
          {values ? (
            <LabelList
              position="top"
              fill="currentColor"
              offset={8}
              formatter={(number) => (typeof number === 'number' ? formatValue(number) : '')}
              className={values}
            />
          ) : null}
        </Bar>
      ))}
    </BarChart>
  );
}

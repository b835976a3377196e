'use client';
import { LabelList, Line, LineChart } from 'recharts';
import { Axes, plotMargin } from '../private/Axes.tsx';
import { type ChartRow, type ChartSeries, chartRows, valueAt } from '../private/chartData.ts';
import { labelledPoints } from '../private/labelledPoints.ts';
import * as styles from '../private/plot.css.ts';
import type { PlotProps } from '../private/plotProps.ts';
import * as seriesStyles from '../private/series.css.ts';
import { dashOf, LineSample, Marker, seriesClass } from '../private/series.tsx';
import { valuesClass } from '../private/valuesClass.ts';

const maxMarkers = 31;

/** A point between two gaps always has a marker, because no line runs through it. */
function hasMarker(series: ChartSeries, index: number, count: number): boolean {
  const isAlone = valueAt(series, index - 1) === null && valueAt(series, index + 1) === null;
  return isAlone || index % Math.ceil(count / maxMarkers) === 0;
}

export function LinePlot(props: PlotProps) {
  const { label, categories, series, formatValue } = props;
  const values = valuesClass(props);
  const [first] = series;
  const labelled = first && values ? labelledPoints(first, categories.length) : undefined;
  return (
    <LineChart
      responsive
      className={styles.plot}
      style={{ width: '100%', height: '100%' }}
      data={chartRows(categories, series)}
      margin={plotMargin}
      aria-label={label}
    >
      <Axes {...props} renderSample={(index) => <LineSample index={index} />} />
      {series.map((one, index) => (
        <Line
          key={one.id}
          className={`${seriesStyles.line} ${seriesClass(index)}`}
          dataKey={(row: ChartRow) => row.values[index]}
          type="linear"
          stroke="currentColor"
          strokeWidth={2.5}
          strokeDasharray={dashOf(index)}
          isAnimationActive={false}
          dot={({ key, cx = 0, cy = 0, index: point, value: pointValue }) =>
            pointValue !== null && hasMarker(one, point, categories.length) ? (
              <Marker key={key} index={index} x={Number(cx)} y={Number(cy)} />
            ) : null
          }
          activeDot={({ key, cx = 0, cy = 0 }) => (
            <Marker key={key} index={index} x={Number(cx)} y={Number(cy)} isActive />
          )}
        >
          {labelled ? (
            <LabelList
              position="top"
              fill="currentColor"
              offset={10}
              valueAccessor={({ value }, point) => (labelled.has(point) ? formatValue(Number(value)) : undefined)}
              className={values}
            />
          ) : null}
        </Line>
      ))}
    </LineChart>
  );
}

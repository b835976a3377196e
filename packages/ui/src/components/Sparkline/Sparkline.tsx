import type { ComponentPropsWithRef } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** The values, in order. `null` or `NaN` is a gap. */
  values: readonly (number | null)[];
  /** The text alternative: `Orders, 12 weeks: rising from 40 to 68`. Omit it if the figure next to it says the same. */
  'aria-label'?: string;
}

/**
 * Draws a few values as a line without axes, next to their figure. For a chart to read values from, use `LineChart`.
 * @example <Sparkline values={[40, 46, 44, 68]} aria-label="Orders, 4 weeks: rising from 40 to 68" />
 */
export function Sparkline({ values, 'aria-label': label, className, ...props }: SparklineProps) {
  const numbers = values.filter((value): value is number => Number.isFinite(value));
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  const point = (value: number, index: number) => {
    const x = values.length > 1 ? (index / (values.length - 1)) * 100 : 50;
    const y = max > min ? 100 - ((value - min) / (max - min)) * 100 : 50;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  let command = 'M';
  let path = '';
  let last = '';
  values.forEach((value, index) => {
    if (value === null || !Number.isFinite(value)) return void (command = 'M');
    last = point(value, index);
    path += command + last;
    command = 'L';
  });
  return (
    <svg
      {...props}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={joinClassNames(styles.sparkline, className)}
    >
      <path d={path} className={styles.line} />
      {/* A point that keeps its shape when the drawing is stretched. */}
      {last && <path d={`M${last}h0`} className={styles.end} />}
    </svg>
  );
}

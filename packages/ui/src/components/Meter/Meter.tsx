'use client';
import type { Ref } from 'react';
import { Meter as AriaMeter, type MeterProps as AriaMeterProps } from 'react-aria-components/Meter';
import * as styles from '../../private/bar/bar.css.ts';
import { Bar, type BarAnatomy } from '../../private/bar/Bar.tsx';
import { composeClassName } from '../../private/composeClassName.ts';

export const meterTones = ['brand', 'success', 'warning', 'danger'] as const;
export type MeterTone = (typeof meterTones)[number];

export interface MeterProps
  extends
    Omit<AriaMeterProps, 'aria-label' | 'aria-labelledby' | 'children' | 'formatOptions' | 'valueLabel'>,
    BarAnatomy {
  /** The level, from `minValue` to `maxValue`. Values outside are clamped. */
  value: number;
  /** The level in words: "₹12,000 of ₹50,000 used". */
  valueLabel: string;
  /** The meaning of the level, as a colour. The words must convey it as well. @default 'brand' */
  tone?: MeterTone;
  /** Ref to the element around label and bar. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A level within known limits, such as a stock. For a task, use `ProgressBar`; for a figure without limits, use `Text`.
 * @example <Meter label="Credit limit" value={12000} maxValue={50000} valueLabel="₹12,000 of ₹50,000 used" />
 */
export function Meter({
  label,
  isLabelHidden = false,
  tone = 'brand',
  value,
  minValue = 0,
  className,
  ...props
}: MeterProps) {
  return (
    <AriaMeter
      {...props}
      // react-aria passes NaN through, such as 0 / 0.
      value={Number.isNaN(value) ? minValue : value}
      minValue={minValue}
      className={composeClassName(className, styles.bar)}
    >
      {({ percentage, valueText }) => (
        <Bar label={label} isLabelHidden={isLabelHidden} percentage={percentage} valueText={valueText} tone={tone} />
      )}
    </AriaMeter>
  );
}

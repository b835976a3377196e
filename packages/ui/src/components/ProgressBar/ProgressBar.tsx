'use client';
import type { Ref } from 'react';
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar';
import * as styles from '../../private/bar/bar.css.ts';
import { Bar, type BarAnatomy } from '../../private/bar/Bar.tsx';
import { composeClassName } from '../../private/composeClassName.ts';

export interface ProgressBarProps
  extends
    Omit<AriaProgressBarProps, 'aria-label' | 'aria-labelledby' | 'children' | 'formatOptions' | 'valueLabel'>,
    BarAnatomy {
  /** The progress, from `minValue` to `maxValue`. Values outside are clamped. @default 0 */
  value?: number;
  /** The progress in words: "3 of 12 files". @default the percentage */
  valueLabel?: string;
  /** Whether the progress is unknown. @default false */
  isIndeterminate?: boolean;
  /** Ref to the element around label and bar. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * The progress of a task, such as an upload. Announce with `useAnnounce` when it is done. For a few seconds, use
 * `Spinner`; for a level, such as a stock, use `Meter`.
 * @example <ProgressBar label="Uploading Gerber files" value={3} maxValue={12} valueLabel="3 of 12 files" />
 */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value = 0,
  minValue = 0,
  className,
  ...props
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...props}
      // react-aria passes NaN through, such as 0 / 0.
      value={Number.isNaN(value) ? minValue : value}
      minValue={minValue}
      className={composeClassName(className, styles.bar)}
    >
      {({ percentage, valueText }) => (
        <Bar label={label} isLabelHidden={isLabelHidden} percentage={percentage} valueText={valueText} tone="brand" />
      )}
    </AriaProgressBar>
  );
}

'use client';
import type { Ref } from 'react';
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar';
import { Bar, type BarAnatomy } from '../../private/bar/Bar.tsx';
import { bar } from '../../private/bar/bar.css.ts';
import { composeClassName } from '../../private/composeClassName.ts';

export interface ProgressBarProps
  extends
    Omit<AriaProgressBarProps, 'aria-label' | 'aria-labelledby' | 'children' | 'formatOptions' | 'valueLabel'>,
    BarAnatomy {
  /** How far it is, from `minValue` to `maxValue`. Values outside are clamped. @default 0 */
  value?: number;
  /** How far it is, in words: "3 of 12 files". @default the percentage */
  valueLabel?: string;
  /** Whether it is unknown how far it is. @default false */
  isIndeterminate?: boolean;
  /** Ref to the element around label and bar. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * How far a task is that someone waits for, such as an upload. Screen readers read it when they come to it; say with
 * `useAnnounce` when the task is done. For a task that takes a few seconds use `Spinner`; for a level, such as a stock,
 * `Meter`.
 *
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
      // react-aria passes on what is not a number, such as 0 / 0.
      value={Number.isNaN(value) ? minValue : value}
      minValue={minValue}
      className={composeClassName(className, bar)}
    >
      {({ percentage, valueText }) => (
        <Bar label={label} isLabelHidden={isLabelHidden} percentage={percentage} valueText={valueText} tone="brand" />
      )}
    </AriaProgressBar>
  );
}

'use client';
import type { Ref } from 'react';
import { Label as AriaLabel } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  SliderOutput as AriaSliderOutput,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components/Slider';
import * as styles from '../../private/bar/bar.css.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { Styled } from '../../private/inlineStyle/Styled.tsx';
import * as sliderStyles from '../../private/slider/slider.css.ts';
import { SliderThumb } from '../../private/slider/SliderThumb.tsx';
import { SliderTrack } from '../../private/slider/SliderTrack.tsx';

export interface SliderProps extends Omit<
  AriaSliderProps<number>,
  'aria-label' | 'aria-labelledby' | 'children' | 'formatOptions' | 'orientation'
> {
  /** The visible label, which is also the accessible name. */
  label: string;
  /** Whether the label is for assistive technology only, where the context shows what the slider sets. @default false */
  isLabelHidden?: boolean;
  /** Formats a value with its unit: '0.15 mm'. It is shown next to the label and read out. */
  valueLabel: (value: number) => string;
  /** A value that the track marks, such as a limit. The text around the slider must name it too. @default none */
  mark?: number | undefined;
  /** Ref to the element around label and track. */
  ref?: Ref<HTMLDivElement>;
}

/** Returns the position of a value on the track, in percent. */
const percentOf = (value: number, minValue: number, maxValue: number) =>
  (100 * (Math.min(Math.max(value, minValue), maxValue) - minValue)) / (maxValue - minValue);

/**
 * A slider for a number that the user tries out, because its effect shows at once. It is too imprecise for an exact
 * quantity, for which there is `NumberField`. For a minimum and a maximum, use `RangeSlider`; for a level that cannot
 * be moved, use `Meter`.
 * @example <Slider label="Track" minValue={0.05} maxValue={0.4} step={0.005} defaultValue={0.2} valueLabel={(mm) => `${mm} mm`} />
 */
export function Slider({
  label,
  isLabelHidden = false,
  valueLabel,
  mark,
  minValue = 0,
  maxValue = 100,
  className,
  ...props
}: SliderProps) {
  return (
    <AriaSlider
      {...props}
      minValue={minValue}
      maxValue={maxValue}
      className={composeClassName(className, sliderStyles.root)}
    >
      {({ state }) => {
        const valueText = valueLabel(state.getThumbValue(0));
        return (
          <>
            <div className={styles.caption}>
              <AriaLabel className={isLabelHidden ? fieldStyles.hiddenLabel : styles.label}>{label}</AriaLabel>
              <AriaSliderOutput className={styles.value}>{valueText}</AriaSliderOutput>
            </div>
            <SliderTrack fill={sliderStyles.fill}>
              {mark === undefined ? null : (
                <Styled
                  elementType="span"
                  aria-hidden="true"
                  className={sliderStyles.mark}
                  style={{ insetInlineStart: `${percentOf(mark, minValue, maxValue)}%` }}
                />
              )}
              <SliderThumb valueText={valueText} />
            </SliderTrack>
          </>
        );
      }}
    </AriaSlider>
  );
}

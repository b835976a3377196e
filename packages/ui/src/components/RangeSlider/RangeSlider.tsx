'use client';
import { Label as AriaLabel } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  SliderOutput as AriaSliderOutput,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components/Slider';
import * as styles from '../../private/bar/bar.css.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import * as sliderStyles from '../../private/slider/slider.css.ts';
import { SliderThumb } from '../../private/slider/SliderThumb.tsx';
import { SliderTrack } from '../../private/slider/SliderTrack.tsx';
import type { SliderProps } from '../Slider/Slider.tsx';

/** The selected minimum and maximum. */
export type NumberRange = readonly [start: number, end: number];

export interface RangeSliderProps
  extends
    Omit<
      AriaSliderProps<number[]>,
      | 'aria-label'
      | 'aria-labelledby'
      | 'children'
      | 'defaultValue'
      | 'formatOptions'
      | 'onChange'
      | 'onChangeEnd'
      | 'orientation'
      | 'value'
    >,
    Pick<SliderProps, 'label' | 'isLabelHidden' | 'valueLabel' | 'ref'> {
  /** The names of the handles: `['Minimum', 'Maximum']`. Screen readers read them before the label. */
  thumbLabels: readonly [start: string, end: string];
  /** The two values (controlled). */
  value?: NumberRange;
  /** The initial values (uncontrolled). @default the whole range */
  defaultValue?: NumberRange;
  /** Called with both values while a handle moves. */
  onChange?: (value: NumberRange) => void;
  /** Called with both values when a handle is released, for example to query a server. */
  onChangeEnd?: (value: NumberRange) => void;
}

const toRange = ([start = 0, end = 0]: readonly number[]): NumberRange => [start, end];

/**
 * A slider for a minimum and a maximum, to narrow down a list by trial. For exact limits, use two `NumberField`s in a
 * `Fieldset`; for one figure, use `Slider`; for a few named ranges, use `CheckboxGroup`.
 * @example <RangeSlider label="Price" thumbLabels={['Minimum', 'Maximum']} maxValue={500} valueLabel={(rupees) => `₹${rupees}`} />
 */
export function RangeSlider({
  label,
  isLabelHidden = false,
  valueLabel,
  thumbLabels,
  minValue = 0,
  maxValue = 100,
  value,
  defaultValue = [minValue, maxValue],
  onChange,
  onChangeEnd,
  className,
  ...props
}: RangeSliderProps) {
  return (
    <AriaSlider<number[]>
      {...props}
      minValue={minValue}
      maxValue={maxValue}
      {...(value && { value: [...value] })}
      defaultValue={[...defaultValue]}
      {...(onChange && { onChange: (values) => onChange(toRange(values)) })}
      {...(onChangeEnd && { onChangeEnd: (values) => onChangeEnd(toRange(values)) })}
      className={composeClassName(className, sliderStyles.root)}
    >
      {({ state }) => {
        const [start, end] = toRange(state.values);
        return (
          <>
            <div className={styles.caption}>
              <AriaLabel className={isLabelHidden ? fieldStyles.hiddenLabel : styles.label}>{label}</AriaLabel>
              <AriaSliderOutput
                className={styles.value}
              >{`${valueLabel(start)} – ${valueLabel(end)}`}</AriaSliderOutput>
            </div>
            <SliderTrack fill={sliderStyles.rangeFill}>
              <SliderThumb index={0} aria-label={thumbLabels[0]} valueText={valueLabel(start)} />
              <SliderThumb index={1} aria-label={thumbLabels[1]} valueText={valueLabel(end)} />
            </SliderTrack>
          </>
        );
      }}
    </AriaSlider>
  );
}

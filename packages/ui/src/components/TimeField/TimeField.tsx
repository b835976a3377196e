'use client';
import { type Ref, useRef } from 'react';
import type { HourCycle } from '../../private/dates/timeFormat.ts';
import type { TimeLimits } from '../../private/dates/timeProblem.ts';
import { TimeTextField } from '../../private/dates/TimeTextField.tsx';
import type { TypedInputProps } from '../../private/dates/TypedField.tsx';
import { useTimeLanguage } from '../../private/dates/useTimeLanguage.ts';
import { useTimeText } from '../../private/dates/useTimeText.ts';
import type { FieldAnatomy, LabelPlacement } from '../../private/Field/Field.tsx';
import { useHostRef } from '../../private/useHostRef.ts';
import { checkHandlers } from '../../private/wrongUse.ts';

export interface TimeFieldProps extends TypedInputProps, FieldAnatomy, TimeLimits {
  /** The time as `HH:mm` on a 24-hour clock, or `''` for none (controlled). */
  value?: string;
  /** The initial time as `HH:mm` (uncontrolled). @default '' */
  defaultValue?: string;
  /** Called with a complete time as `HH:mm`, or with `''` when the text is not a time. */
  onChange?: (value: string) => void;
  /** Whether times are written with am and pm. The user can type both forms. @default by the locale, 12 in India */
  hourCycle?: HourCycle;
  /** Whether the label is above the control, or next to it as in filters (above it on a phone). @default 'top' */
  labelPlacement?: LabelPlacement;
  /** Ref to the `input`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a time of day, typed or pasted (2:30 pm, 2pm, 14:30, 1430). On a 12-hour clock, a time such as 2:30 needs
 * am or pm. Invalid text stays in the field with an error and has no value. The form data contains `HH:mm`. For a few
 * times, use `Select`; with a date, use `DateTimeField`; for a duration, use `NumberField` with a unit.
 * @example <TimeField label="Collection" value={time} onChange={setTime} minValue="09:00" maxValue="18:00" />
 */
export function TimeField({
  value,
  defaultValue = '',
  onChange,
  hourCycle,
  minValue,
  maxValue,
  ref,
  ...props
}: TimeFieldProps) {
  checkHandlers('TimeField', props.name, { onChange, onBlur: props.onBlur });
  const input = useRef<HTMLInputElement>(null);
  useHostRef(ref, input);
  const language = useTimeLanguage(hourCycle);
  const time = useTimeText(language.clock, { input, value, defaultValue, onChange });
  return (
    <TimeTextField
      {...props}
      time={time}
      inputRef={input}
      language={language}
      limits={{ ...(minValue !== undefined && { minValue }), ...(maxValue !== undefined && { maxValue }) }}
    />
  );
}

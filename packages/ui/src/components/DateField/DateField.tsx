'use client';
import { type Ref, useId, useRef } from 'react';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { CalendarButton } from '../../private/dates/CalendarButton.tsx';
import { type CalendarOptions, definedOptions } from '../../private/dates/calendarOptions.ts';
import { DateTextField } from '../../private/dates/DateTextField.tsx';
import { fullDate } from '../../private/dates/formatDate.ts';
import type { TypedInputProps } from '../../private/dates/TypedField.tsx';
import { useDateLanguage } from '../../private/dates/useDateLanguage.ts';
import { useDateText } from '../../private/dates/useDateText.ts';
import type { FieldAnatomy, LabelPlacement } from '../../private/Field/Field.tsx';
import { useHostRef } from '../../private/useHostRef.ts';
import { checkDates, checkHandlers } from '../../private/wrongUse.ts';

export type { Holiday, Weekday } from '../../private/dates/calendarOptions.ts';

export interface DateFieldProps extends TypedInputProps, FieldAnatomy, CalendarOptions {
  /** The date as `YYYY-MM-DD`, or `''` for none (controlled). */
  value?: string;
  /** The initial date as `YYYY-MM-DD` (uncontrolled). @default '' */
  defaultValue?: string;
  /** Called with a complete date as `YYYY-MM-DD`, or with `''` when the text is not a date. */
  onChange?: (value: string) => void;
  /** Whether the label is above the control, or next to it as in filters (above it on a phone). @default 'top' */
  labelPlacement?: LabelPlacement;
  /** Ref to the `input`. */
  ref?: Ref<HTMLInputElement>;
}

const loadCalendar = async () => (await import('../../private/dates/DateCalendar.tsx')).DateCalendar;

/**
 * A field for a date. The user types or pastes it in the order of the locale (in India 14/08/2026, 14-8-26, 14.08.2026,
 * 14082026) or as ISO (2026-08-14), or chooses it in a calendar, whose code loads on demand. Invalid text stays in the
 * field with an error and has no value; two-digit years are in this century. The form data contains `YYYY-MM-DD`. The
 * calendar is Gregorian. To clear the field from outside, give it a new `key`. For two dates, use `DateRangeField`;
 * with a time, use `DateTimeField`; for the browser's date input, use `NativeDateField`.
 * @example <DateField label="Order Date" value={orderDate} onChange={setOrderDate} />
 */
export function DateField({
  value,
  defaultValue = '',
  onChange,
  format,
  minValue,
  maxValue,
  isDateUnavailable,
  holidays,
  firstDayOfWeek,
  ref,
  ...props
}: DateFieldProps) {
  checkHandlers('DateField', props.name, { onChange, onBlur: props.onBlur });
  checkDates('DateField', props.label, [value, defaultValue, minValue, maxValue]);
  const labelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useHostRef(ref, input);
  const date = useDateText({ input, value, defaultValue, onChange, format });
  const { messages, locale } = useDateLanguage();
  const announce = useAnnounce();
  const options = definedOptions({ format, minValue, maxValue, isDateUnavailable, holidays, firstDayOfWeek });

  return (
    <DateTextField {...props} date={date} inputRef={input} options={options} labelId={labelId} frameRef={frame}>
      {props.isReadOnly ? null : (
        <CalendarButton
          load={loadCalendar}
          triggerRef={frame}
          labelId={labelId}
          isDisabled={props.isDisabled ?? false}
          calendarProps={{
            label: props.label,
            value: date.formValue,
            options,
            canClear: date.text !== '',
            onSelect: (next: string) => {
              date.set(next);
              if (next) announce(`${fullDate(next, locale)}, ${messages.selected}`);
            },
          }}
        />
      )}
    </DateTextField>
  );
}

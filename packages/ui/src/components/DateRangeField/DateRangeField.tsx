'use client';
import { type ComponentPropsWithoutRef, type Ref, useId, useRef } from 'react';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { useControllable } from '../../hooks/useControllable.ts';
import { CalendarButton } from '../../private/dates/CalendarButton.tsx';
import { type CalendarOptions, type DateRange, definedOptions } from '../../private/dates/calendarOptions.ts';
import { DateTextField } from '../../private/dates/DateTextField.tsx';
import { FieldPair, type PairAnatomy } from '../../private/dates/FieldPair.tsx';
import { fullDate } from '../../private/dates/formatDate.ts';
import { useDateLanguage } from '../../private/dates/useDateLanguage.ts';
import { useDateText } from '../../private/dates/useDateText.ts';
import { checkDates } from '../../private/wrongUse.ts';

export type { DateRange };

export interface DateRangeFieldProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'>,
    PairAnatomy,
    CalendarOptions {
  /** The two dates (controlled). */
  value?: DateRange;
  /** The initial dates (uncontrolled). @default two empty dates */
  defaultValue?: DateRange;
  /** Called with both dates, each `''` while its text is not a date. An end before the start is an error. */
  onChange?: (value: DateRange) => void;
  /** The name of the first date in the form data. */
  startName?: string;
  /** The name of the last date in the form data. */
  endName?: string;
  /** Whether the field is disabled. @default false */
  isDisabled?: boolean;
  /** Ref to the group of the two fields. */
  ref?: Ref<HTMLDivElement>;
}

const noDates: DateRange = { start: '', end: '' };
const loadCalendar = async () => (await import('../../private/dates/DateRangeCalendar.tsx')).DateRangeCalendar;

/**
 * A field for a first and a last day, typed as in a `DateField` or selected in one calendar.
 * @example <DateRangeField label="Orders placed" value={period} onChange={setPeriod} />
 */
export function DateRangeField({
  label,
  isRequired = false,
  isDisabled = false,
  value,
  defaultValue = noDates,
  onChange,
  startName,
  endName,
  format,
  minValue,
  maxValue,
  isDateUnavailable,
  holidays,
  firstDayOfWeek,
  ...props
}: DateRangeFieldProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { messages, locale } = useDateLanguage();
  const announce = useAnnounce();
  const [range, change] = useControllable(value, defaultValue, onChange);
  checkDates('DateRangeField', label, [range.start, range.end, minValue, maxValue]);
  const startInput = useRef<HTMLInputElement>(null);
  const endInput = useRef<HTMLInputElement>(null);
  const start = useDateText({
    input: startInput,
    value: range.start,
    defaultValue: '',
    onChange: (next) => change({ ...range, start: next }),
    format,
  });
  const end = useDateText({
    input: endInput,
    value: range.end,
    defaultValue: '',
    onChange: (next) => change({ ...range, end: next }),
    format,
  });
  const select = (next: DateRange) => {
    start.discard();
    end.discard();
    change(next);
    if (next.start) announce(`${fullDate(next.start, locale)} – ${fullDate(next.end, locale)}, ${messages.selected}`);
  };

  const options = definedOptions({ format, minValue, maxValue, isDateUnavailable, holidays, firstDayOfWeek });
  const isBackwards = range.start !== '' && range.end !== '' && range.end < range.start;
  const common = { options, isRequired, isDisabled };
  return (
    <FieldPair {...props} label={label} labelId={`${id}-label`} pairRef={group}>
      <DateTextField
        {...common}
        {...(startName !== undefined && { name: startName })}
        label={messages.from}
        labelId={`${id}-start`}
        date={start}
        inputRef={startInput}
      />
      <DateTextField
        {...common}
        {...(endName !== undefined && { name: endName })}
        {...(isBackwards && { isInvalid: true, errorMessage: messages.endBeforeStart })}
        label={messages.to}
        labelId={`${id}-end`}
        date={end}
        inputRef={endInput}
      >
        <CalendarButton
          load={loadCalendar}
          triggerRef={group}
          labelId={`${id}-label`}
          isDisabled={isDisabled}
          calendarProps={{
            label,
            value: range,
            options,
            canClear: start.text !== '' || end.text !== '',
            onSelect: select,
          }}
        />
      </DateTextField>
    </FieldPair>
  );
}

'use client';
import { type ComponentPropsWithoutRef, type Ref, useId, useRef, useState } from 'react';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { CalendarButton } from '../../private/dates/CalendarButton.tsx';
import { type CalendarOptions, definedOptions } from '../../private/dates/calendarOptions.ts';
import { DateTextField } from '../../private/dates/DateTextField.tsx';
import { FieldPair, type PairAnatomy } from '../../private/dates/FieldPair.tsx';
import { fullDate } from '../../private/dates/formatDate.ts';
import type { HourCycle } from '../../private/dates/timeFormat.ts';
import { TimeTextField } from '../../private/dates/TimeTextField.tsx';
import { useDateLanguage } from '../../private/dates/useDateLanguage.ts';
import { useDateText } from '../../private/dates/useDateText.ts';
import { useTimeLanguage } from '../../private/dates/useTimeLanguage.ts';
import { useTimeText } from '../../private/dates/useTimeText.ts';
import { joinDateTime, timeLimitsOn, splitDateTime } from './dateTime.ts';

export interface DateTimeFieldProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'>,
    PairAnatomy,
    Omit<CalendarOptions, 'maxValue' | 'minValue'> {
  /** The date and time as `YYYY-MM-DDTHH:mm`, without a time zone, or `''` for none (controlled). */
  value?: string;
  /** The initial date and time as `YYYY-MM-DDTHH:mm` (uncontrolled). @default '' */
  defaultValue?: string;
  /** Called with a complete date and time as `YYYY-MM-DDTHH:mm`, or with `''` when a part is missing or wrong. */
  onChange?: (value: string) => void;
  /** The earliest date and time, as `YYYY-MM-DDTHH:mm`. */
  minValue?: string;
  /** The latest date and time, as `YYYY-MM-DDTHH:mm`. */
  maxValue?: string;
  /** Whether times are written with am and pm. The user can type both forms. @default by the locale, 12 in India */
  hourCycle?: HourCycle;
  /** The name of the date and time in the form data. */
  name?: string;
  /** Whether the field is disabled. @default false */
  isDisabled?: boolean;
  /** Ref to the group of the two fields. */
  ref?: Ref<HTMLDivElement>;
}

const loadCalendar = async () => (await import('../../private/dates/DateCalendar.tsx')).DateCalendar;

/**
 * A field for a date and a time of day, typed as in a `DateField` and a `TimeField`. It is an error if one of them is
 * missing. If people in several time zones use the field, name the zone in the label or the description.
 * @example <DateTimeField label="Collection" value={collection} onChange={setCollection} minValue="2026-01-14T09:00" />
 */
export function DateTimeField({
  label,
  isRequired = false,
  isDisabled = false,
  value,
  defaultValue = '',
  onChange,
  name,
  format,
  hourCycle,
  minValue = '',
  maxValue = '',
  isDateUnavailable,
  holidays,
  firstDayOfWeek,
  ...props
}: DateTimeFieldProps) {
  const id = useId();
  const pair = useRef<HTMLDivElement>(null);
  const dateInput = useRef<HTMLInputElement>(null);
  const timeInput = useRef<HTMLInputElement>(null);
  const { messages: dateMessages, locale } = useDateLanguage();
  const language = useTimeLanguage(hourCycle);
  const { messages } = language;
  const announce = useAnnounce();
  const [ownParts, setOwnParts] = useState(() => splitDateTime(defaultValue));
  // The host has no value while a part is missing; that must not clear the part that was typed.
  const parts = value === undefined || value === joinDateTime(ownParts) ? ownParts : splitDateTime(value);
  const change = (part: Partial<typeof parts>) => {
    const next = { ...parts, ...part };
    setOwnParts(next);
    if (joinDateTime(next) !== joinDateTime(parts)) onChange?.(joinDateTime(next));
  };
  const date = useDateText({
    input: dateInput,
    value: parts.date,
    defaultValue: '',
    onChange: (next) => change({ date: next }),
    format,
  });
  const time = useTimeText(language.clock, {
    input: timeInput,
    value: parts.time,
    defaultValue: '',
    onChange: (next) => change({ time: next }),
  });

  const options = definedOptions({
    format,
    minValue: splitDateTime(minValue).date || undefined,
    maxValue: splitDateTime(maxValue).date || undefined,
    isDateUnavailable,
    holidays,
    firstDayOfWeek,
  });
  return (
    <FieldPair {...props} label={label} labelId={`${id}-label`} pairRef={pair}>
      <DateTextField
        {...(name !== undefined && { name })}
        formValue={joinDateTime({ date: date.formValue, time: time.formValue })}
        label={messages.date}
        labelId={`${id}-date`}
        date={date}
        inputRef={dateInput}
        options={options}
        isRequired={isRequired}
        isNeeded={time.text !== ''}
        isDisabled={isDisabled}
      >
        <CalendarButton
          load={loadCalendar}
          triggerRef={pair}
          labelId={`${id}-label`}
          isDisabled={isDisabled}
          calendarProps={{
            label,
            value: date.formValue,
            options,
            canClear: date.text !== '',
            onSelect: (next: string) => {
              date.set(next);
              if (next) announce(`${fullDate(next, locale)}, ${dateMessages.selected}`);
            },
          }}
        />
      </DateTextField>
      <TimeTextField
        label={messages.time}
        time={time}
        inputRef={timeInput}
        language={language}
        limits={timeLimitsOn(parts.date, minValue, maxValue)}
        isRequired={isRequired}
        isNeeded={date.text !== ''}
        isDisabled={isDisabled}
      />
    </FieldPair>
  );
}

'use client';
import type { CalendarDate } from '@internationalized/date';
import { type ReactNode, type RefAttributes, useId } from 'react';
import {
  RangeCalendar as AriaRangeCalendar,
  type RangeCalendarProps as AriaRangeCalendarProps,
} from 'react-aria-components/RangeCalendar';
import { composeClassName } from '../composeClassName.ts';
import { calendarDate, calendarProps } from './calendarDates.ts';
import * as calendarMonthStyles from './CalendarMonth.css.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { CalendarOptions, DateRange } from './calendarOptions.ts';
import * as styles from './DayRangeCalendar.css.ts';
import { useDateLanguage } from './useDateLanguage.ts';

type DayRangeCalendarProps = Omit<
  AriaRangeCalendarProps<CalendarDate>,
  | 'allowsNonContiguousRanges'
  | 'children'
  | 'commitBehavior'
  | 'defaultFocusedValue'
  | 'defaultValue'
  | 'onChange'
  | 'render'
  | 'value'
  | keyof CalendarOptions
> &
  RefAttributes<HTMLDivElement> & {
    value: DateRange;
    options: CalendarOptions;
    onSelect: (value: DateRange) => void;
    header?: ReactNode;
    footer?: ReactNode;
  };

/** Returns `null` unless both days are valid and in order. */
function rangeOf({ start, end }: DateRange) {
  const [first, last] = [calendarDate(start), calendarDate(end)];
  return first && last && first.compare(last) <= 0 ? { start: first, end: last } : null;
}

export function DayRangeCalendar({
  value,
  options,
  onSelect,
  header,
  footer,
  className,
  ...props
}: DayRangeCalendarProps) {
  const { messages } = useDateLanguage();
  const hintId = useId();
  return (
    <AriaRangeCalendar
      {...props}
      {...calendarProps(options)}
      // A range may contain unavailable days, such as Sundays.
      allowsNonContiguousRanges
      // Leaving the calendar after one press selects nothing.
      commitBehavior="reset"
      value={rangeOf(value)}
      defaultFocusedValue={calendarDate(value.start || value.end)}
      onChange={({ start, end }) => onSelect({ start: start.toString(), end: end.toString() })}
      className={composeClassName(className, calendarMonthStyles.calendar)}
    >
      {({ state }) => (
        <>
          {header}
          <div id={hintId} role="status" className={styles.hint}>
            {state.anchorDate ? messages.chooseEnd : messages.chooseStart}
          </div>
          <CalendarMonth state={state} options={options} hintId={hintId} />
          {footer}
        </>
      )}
    </AriaRangeCalendar>
  );
}

'use client';
import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import type { RangeCalendarProps as AriaRangeCalendarProps } from 'react-aria-components/RangeCalendar';
import { useControllable } from '../../hooks/useControllable.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import type { CalendarOptions, DateRange } from '../../private/dates/calendarOptions.ts';
import { DayRangeCalendar } from '../../private/dates/DayRangeCalendar.tsx';
import * as styles from '../../private/dates/inlineCalendar.css.ts';
import { type CalendarAnatomy, useInlineCalendar } from '../../private/dates/useInlineCalendar.tsx';

export interface RangeCalendarProps
  extends
    Pick<
      AriaRangeCalendarProps<CalendarDate>,
      'autoFocus' | 'className' | 'id' | 'isDisabled' | 'isReadOnly' | 'style'
    >,
    CalendarAnatomy,
    Omit<CalendarOptions, 'format'> {
  /** The two dates (controlled). */
  value?: DateRange;
  /** The initial dates (uncontrolled). @default two empty dates */
  defaultValue?: DateRange;
  /** Called with both dates once the last day is selected. */
  onChange?: (value: DateRange) => void;
  /** Whether to show `errorMessage`. @default false */
  isInvalid?: boolean;
  /** The name of the first date in the form data. */
  startName?: string;
  /** The name of the last date in the form data. */
  endName?: string;
  /** Ref to the element around label, month and messages. */
  ref?: Ref<HTMLDivElement>;
}

const noDates: DateRange = { start: '', end: '' };

/**
 * A calendar in the page, to select a first and a last day with two presses. A range may contain unavailable days. For
 * known dates, use `DateRangeField`; for one day, use `Calendar`; for periods with names, use `Select`.
 * @example <RangeCalendar label="Works closed" value={period} onChange={setPeriod} />
 */
export function RangeCalendar({
  value,
  defaultValue = noDates,
  onChange,
  startName,
  endName,
  className,
  ...props
}: RangeCalendarProps) {
  const [range, change] = useControllable(value, defaultValue, onChange);
  const calendar = useInlineCalendar(props, [
    [startName, range.start],
    [endName, range.end],
  ]);
  return (
    <DayRangeCalendar
      {...calendar}
      value={range}
      onSelect={change}
      className={composeClassName(className, styles.inlineCalendar)}
    />
  );
}

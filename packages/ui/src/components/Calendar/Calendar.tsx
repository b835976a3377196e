'use client';
import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import type { CalendarProps as AriaCalendarProps } from 'react-aria-components/Calendar';
import { useControllable } from '../../hooks/useControllable.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import { calendarDate } from '../../private/dates/calendarDates.ts';
import type { CalendarOptions } from '../../private/dates/calendarOptions.ts';
import { DayCalendar } from '../../private/dates/DayCalendar.tsx';
import * as styles from '../../private/dates/inlineCalendar.css.ts';
import { type CalendarAnatomy, useInlineCalendar } from '../../private/dates/useInlineCalendar.tsx';

export interface CalendarProps
  extends
    Pick<AriaCalendarProps<CalendarDate>, 'autoFocus' | 'className' | 'id' | 'isDisabled' | 'isReadOnly' | 'style'>,
    CalendarAnatomy,
    Omit<CalendarOptions, 'format'> {
  /** The date as `YYYY-MM-DD`, or `''` for none (controlled). */
  value?: string;
  /** The initial date as `YYYY-MM-DD` (uncontrolled). @default '' */
  defaultValue?: string;
  /** Called with the selected date as `YYYY-MM-DD`. */
  onChange?: (value: string) => void;
  /** Whether to show `errorMessage`. @default false */
  isInvalid?: boolean;
  /** The name of the date in the form data. */
  name?: string;
  /** Ref to the element around label, month and messages. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A calendar in the page, to select a day such as a delivery date between holidays. For a date that the user knows, use
 * `DateField`, which has this calendar behind a button; for a period, use `RangeCalendar`; for a few days, use
 * `RadioGroup`.
 * @example <Calendar label="Delivery" value={day} onChange={setDay} holidays={holidays} />
 */
export function Calendar({ value, defaultValue = '', onChange, name, className, ...props }: CalendarProps) {
  const [date, change] = useControllable(value, defaultValue, onChange);
  const calendar = useInlineCalendar(props, [[name, date]]);
  return (
    <DayCalendar
      {...calendar}
      value={calendarDate(date)}
      onSelect={change}
      className={composeClassName(className, styles.inlineCalendar)}
    />
  );
}

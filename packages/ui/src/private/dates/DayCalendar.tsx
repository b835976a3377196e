'use client';
import type { CalendarDate } from '@internationalized/date';
import type { ReactNode, RefAttributes } from 'react';
import { Calendar as AriaCalendar, type CalendarProps as AriaCalendarProps } from 'react-aria-components/Calendar';
import { composeClassName } from '../composeClassName.ts';
import { calendarProps } from './calendarDates.ts';
import * as styles from './CalendarMonth.css.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { CalendarOptions } from './calendarOptions.ts';

type DayCalendarProps = Omit<
  AriaCalendarProps<CalendarDate>,
  'children' | 'defaultValue' | 'onChange' | 'render' | 'selectionMode' | keyof CalendarOptions
> &
  RefAttributes<HTMLDivElement> & {
    options: CalendarOptions;
    /** Called with `YYYY-MM-DD`. */
    onSelect: (value: string) => void;
    header?: ReactNode;
    footer?: ReactNode;
  };

export function DayCalendar({ options, onSelect, header, footer, className, ...props }: DayCalendarProps) {
  return (
    <AriaCalendar
      {...props}
      {...calendarProps(options)}
      onChange={(date) => onSelect(date.toString())}
      className={composeClassName(className, styles.calendar)}
    >
      {({ state }) => (
        <>
          {header}
          <CalendarMonth state={state} options={options} />
          {footer}
        </>
      )}
    </AriaCalendar>
  );
}

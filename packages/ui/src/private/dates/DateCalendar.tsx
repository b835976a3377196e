'use client';
import { useState } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import type { PopupProps } from './CalendarButton.tsx';
import { calendar } from './CalendarMonth.css.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { CalendarPopup } from './CalendarPopup.tsx';
import { calendarDate, calendarProps } from './calendarDates.ts';
import type { CalendarOptions } from './calendarOptions.ts';

export interface DateCalendarProps {
  label: string;
  /** `YYYY-MM-DD`, or `''`. */
  value: string;
  options: CalendarOptions;
  canClear: boolean;
  /** Called with the date, or `''` to clear the field. */
  onSelect: (value: string) => void;
}

export function DateCalendar({ label, value, options, canClear, onSelect, ...popup }: DateCalendarProps & PopupProps) {
  const select = (next: string) => {
    popup.onOpenChange(false);
    onSelect(next);
  };
  return (
    <CalendarPopup {...popup} title={label} canClear={canClear} onClear={() => select('')}>
      <DayCalendar value={value} options={options} onSelect={select} />
    </CalendarPopup>
  );
}

function DayCalendar({ value, options, onSelect }: Pick<DateCalendarProps, 'value' | 'options' | 'onSelect'>) {
  // The date on opening: react-aria would announce a new one in its own words.
  const [openedWith] = useState(() => calendarDate(value));
  return (
    <AriaCalendar
      {...calendarProps(options)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- as in every date picker
      autoFocus
      value={openedWith}
      onChange={(date) => onSelect(date.toString())}
      className={calendar}
    >
      {({ state }) => <CalendarMonth state={state} options={options} />}
    </AriaCalendar>
  );
}

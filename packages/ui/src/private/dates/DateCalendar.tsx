'use client';
import { useState } from 'react';
import type { PopupProps } from './CalendarButton.tsx';
import { calendarDate } from './calendarDates.ts';
import type { CalendarOptions } from './calendarOptions.ts';
import { CalendarPopup } from './CalendarPopup.tsx';
import { DayCalendar } from './DayCalendar.tsx';

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
      <OpenedCalendar value={value} options={options} onSelect={select} />
    </CalendarPopup>
  );
}

function OpenedCalendar({ value, options, onSelect }: Pick<DateCalendarProps, 'value' | 'options' | 'onSelect'>) {
  // Keeps the initial date, because react-aria would announce a new one in its own words.
  const [openedWith] = useState(() => calendarDate(value));
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- every date picker focuses its calendar
  return <DayCalendar autoFocus value={openedWith} options={options} onSelect={onSelect} />;
}

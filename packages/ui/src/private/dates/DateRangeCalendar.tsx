'use client';
import { useState } from 'react';
import type { PopupProps } from './CalendarButton.tsx';
import type { CalendarOptions, DateRange } from './calendarOptions.ts';
import { CalendarPopup } from './CalendarPopup.tsx';
import { DayRangeCalendar } from './DayRangeCalendar.tsx';

export interface DateRangeCalendarProps {
  label: string;
  value: DateRange;
  options: CalendarOptions;
  canClear: boolean;
  /** Called with the first and the last day, or with two empty strings to clear the fields. */
  onSelect: (value: DateRange) => void;
}

export function DateRangeCalendar({
  label,
  value,
  options,
  canClear,
  onSelect,
  ...popup
}: DateRangeCalendarProps & PopupProps) {
  const select = (next: DateRange) => {
    popup.onOpenChange(false);
    onSelect(next);
  };
  return (
    <CalendarPopup {...popup} title={label} canClear={canClear} onClear={() => select({ start: '', end: '' })}>
      <OpenedCalendar value={value} options={options} onSelect={select} />
    </CalendarPopup>
  );
}

function OpenedCalendar({ value, options, onSelect }: Pick<DateRangeCalendarProps, 'value' | 'options' | 'onSelect'>) {
  // Keeps the initial range, because react-aria would announce a new one in its own words.
  const [openedWith] = useState(value);
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- every date picker focuses its calendar
  return <DayRangeCalendar autoFocus value={openedWith} options={options} onSelect={onSelect} />;
}

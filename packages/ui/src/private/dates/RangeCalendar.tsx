'use client';
import { useId, useState } from 'react';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import type { PopupProps } from './CalendarButton.tsx';
import { calendar } from './CalendarMonth.css.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { CalendarPopup } from './CalendarPopup.tsx';
import { calendarDate, calendarProps } from './calendarDates.ts';
import type { CalendarOptions, DateRange } from './calendarOptions.ts';
import { hint } from './RangeCalendar.css.ts';
import { useDateLanguage } from './useDateLanguage.ts';

export interface RangeCalendarProps {
  label: string;
  value: DateRange;
  options: CalendarOptions;
  canClear: boolean;
  /** Called with the first and the last day, or with two `''` to clear the fields. */
  onSelect: (value: DateRange) => void;
}

export function RangeCalendar({
  label,
  value,
  options,
  canClear,
  onSelect,
  ...popup
}: RangeCalendarProps & PopupProps) {
  const select = (next: DateRange) => {
    popup.onOpenChange(false);
    onSelect(next);
  };
  return (
    <CalendarPopup {...popup} title={label} canClear={canClear} onClear={() => select({ start: '', end: '' })}>
      <DayRangeCalendar value={value} options={options} onSelect={select} />
    </CalendarPopup>
  );
}

function DayRangeCalendar({ value, options, onSelect }: Pick<RangeCalendarProps, 'value' | 'options' | 'onSelect'>) {
  const { messages } = useDateLanguage();
  const hintId = useId();
  // The range on opening: react-aria would announce a new one in its own words.
  const [openedWith] = useState(() => {
    const [start, end] = [calendarDate(value.start), calendarDate(value.end)];
    return start && end && start.compare(end) <= 0 ? { start, end } : null;
  });
  return (
    <AriaRangeCalendar
      {...calendarProps(options)}
      // A range may contain days that are not available, such as Sundays.
      allowsNonContiguousRanges
      // Leaving after one press chooses nothing.
      commitBehavior="reset"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- as in every date picker
      autoFocus
      value={openedWith}
      defaultFocusedValue={openedWith?.start ?? calendarDate(value.start || value.end)}
      onChange={({ start, end }) => onSelect({ start: start.toString(), end: end.toString() })}
      className={calendar}
    >
      {({ state }) => (
        <>
          <div id={hintId} role="status" className={hint}>
            {state.anchorDate ? messages.chooseEnd : messages.chooseStart}
          </div>
          <CalendarMonth state={state} options={options} hintId={hintId} />
        </>
      )}
    </AriaRangeCalendar>
  );
}

'use client';
import {
  CalendarCell as AriaCalendarCell,
  CalendarGrid as AriaCalendarGrid,
  CalendarGridBody as AriaCalendarGridBody,
  CalendarGridHeader as AriaCalendarGridHeader,
  CalendarHeaderCell as AriaCalendarHeaderCell,
  type CalendarState,
} from 'react-aria-components/Calendar';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import type { RangeCalendarState } from 'react-aria-components/RangeCalendar';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { ChevronLeft, ChevronRight } from '../icons.tsx';
import * as styles from './CalendarMonth.css.ts';
import type { CalendarOptions } from './calendarOptions.ts';
import { describeDay, dayInfo } from './describeDay.ts';
import { MonthNotes } from './MonthNotes.tsx';
import { useDateLanguage } from './useDateLanguage.ts';

interface CalendarMonthProps {
  state: CalendarState | RangeCalendarState;
  options: CalendarOptions;
  hintId?: string;
}

export function CalendarMonth({ state, options, hintId }: CalendarMonthProps) {
  const language = useDateLanguage();
  const { messages } = language;
  const nameOf = (date: string, isToday: boolean, isSelected: boolean) =>
    describeDay(date, options, language, [isToday && messages.today, isSelected && messages.selected]);

  return (
    <>
      <div className={styles.header}>
        <IconButton slot="previous" aria-label={messages.previousMonth}>
          <ChevronLeft size={20} className={styles.arrow} />
        </IconButton>
        <AriaHeading className={styles.heading} />
        <IconButton slot="next" aria-label={messages.nextMonth}>
          <ChevronRight size={20} className={styles.arrow} />
        </IconButton>
      </div>
      <AriaCalendarGrid weekdayStyle="short" className={styles.grid}>
        <AriaCalendarGridHeader>
          {(name) => <AriaCalendarHeaderCell className={styles.weekday}>{name}</AriaCalendarHeaderCell>}
        </AriaCalendarGridHeader>
        <AriaCalendarGridBody>
          {(date) => (
            <AriaCalendarCell
              date={date}
              className={styles.day}
              onClick={() => {
                // A press does not focus such a day, but its reason is only shown while it has focus.
                if (!state.isCellUnavailable(date) || state.isCellDisabled(date)) return;
                state.setFocusedDate(date);
                state.setFocused(true);
              }}
              // react-aria's name lacks the reason and has no Hindi text.
              render={(cell, { isToday, isSelected, isSelectionStart, isSelectionEnd }) => (
                <div
                  {...cell}
                  aria-label={nameOf(date.toString(), isToday, isSelected)}
                  aria-describedby={hintId}
                  data-between={
                    ('anchorDate' in state && isSelected && !isSelectionStart && !isSelectionEnd) || undefined
                  }
                />
              )}
            >
              {({ formattedDate }) => (
                <>
                  <span>{formattedDate}</span>
                  {dayInfo(date.toString(), options).holiday ? <span className={styles.dot} /> : null}
                </>
              )}
            </AriaCalendarCell>
          )}
        </AriaCalendarGridBody>
      </AriaCalendarGrid>
      {/* They follow the days, for screen readers on touch screens, which go from one element to the next. */}
      <button type="button" tabIndex={-1} className={fieldStyles.hiddenLabel} onClick={() => state.focusNextPage()}>
        {messages.nextMonth}
      </button>
      <MonthNotes state={state} options={options} />
    </>
  );
}

'use client';
import { useEffect } from 'react';
import type { CalendarState } from 'react-aria-components/Calendar';
import type { RangeCalendarState } from 'react-aria-components/RangeCalendar';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { joinClassNames } from '../joinClassNames.ts';
import * as styles from './CalendarMonth.css.ts';
import type { CalendarOptions } from './calendarOptions.ts';
import { dayInfo, dayNotes } from './describeDay.ts';
import { useDateLanguage } from './useDateLanguage.ts';

interface MonthNotesProps {
  state: CalendarState | RangeCalendarState;
  options: CalendarOptions;
}

/** Returns the most holidays of any month. Room for them keeps the height of the calendar constant. */
function mostInOneMonth({ holidays = [] }: CalendarOptions): number {
  const counts = new Map<string, number>();
  for (const { date } of holidays) {
    const month = date.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

function hasAvailableDay(state: MonthNotesProps['state']): boolean {
  const { start, end } = state.visibleRange;
  for (let day = start; day.compare(end) <= 0; day = day.add({ days: 1 }))
    if (!state.isCellDisabled(day) && !state.isCellUnavailable(day)) return true;
  return false;
}

export function MonthNotes({ state, options }: MonthNotesProps) {
  const language = useDateLanguage();
  const { messages } = language;
  const month = state.visibleRange.start.toString().slice(0, 7);
  const named = options.holidays?.filter(({ date }) => date.startsWith(month)) ?? [];
  const noneAvailable = hasAvailableDay(state) ? '' : messages.noneAvailable;
  const focused = state.focusedDate.toString();
  const isAnnounced = options.isDateUnavailable !== undefined && noneAvailable !== '';
  const announce = useAnnounce();
  useEffect(() => {
    if (isAnnounced) announce(noneAvailable);
  }, [announce, isAnnounced, month, noneAvailable]);
  const isUnavailable = (date: string) => dayInfo(date, options).isUnavailable;
  if (!options.isDateUnavailable && !options.holidays) return null;
  return (
    <div className={styles.notes}>
      <div className={styles.key}>
        {options.isDateUnavailable ? (
          <span className={styles.entry}>
            <span aria-hidden="true" className={joinClassNames(styles.dayNumber, styles.struck)}>
              7
            </span>
            <span className={styles.capitalised}>{messages.unavailable}</span>
          </span>
        ) : null}
        {options.holidays ? (
          <span className={styles.entry}>
            <span aria-hidden="true" className={styles.dayNumber}>
              7<span className={styles.dot} />
            </span>
            <span className={styles.capitalised}>{messages.holiday}</span>
          </span>
        ) : null}
      </div>
      {options.holidays ? (
        <div style={{ minHeight: `${mostInOneMonth(options)}lh` }}>
          {named.map(({ date, name }) => (
            <div key={date} className={styles.entry}>
              <span className={joinClassNames(styles.dayNumber, isUnavailable(date) && styles.struck)}>
                {Number(date.slice(-2))}
              </span>
              <span>{name}</span>
            </div>
          ))}
        </div>
      ) : null}
      {options.isDateUnavailable ? (
        // Screen readers read it in the name of the day, and as an announcement when the month changes.
        <div aria-hidden="true" className={styles.remark}>
          {state.isFocused && isUnavailable(focused)
            ? `${Number(focused.slice(-2))}: ${dayNotes(focused, options, language)}`
            : noneAvailable}
        </div>
      ) : null}
    </div>
  );
}

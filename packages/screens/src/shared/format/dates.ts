import { type CalendarDate, DateFormatter } from '@internationalized/date';
import type { DateSpan } from '@pcb/quoting/workingDays';
import { lazily } from './lazily.ts';

// Dates without a time: UTC throughout, so that no time zone shifts them by a day.
const formatterOf = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new DateFormatter('en-GB', { ...options, timeZone: 'UTC' }));

/** Formats a date without a time. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  const formatter = formatterOf(options);
  return (date: CalendarDate) => formatter().format(date.toDate('UTC'));
}

function dateSpanFormat(options: Intl.DateTimeFormatOptions) {
  const formatter = formatterOf(options);
  return ({ earliest, latest }: DateSpan) =>
    earliest.compare(latest) === 0
      ? formatter().format(earliest.toDate('UTC'))
      : formatter().formatRange(earliest.toDate('UTC'), latest.toDate('UTC'));
}

/** 'Sat, 4 Oct 2025', or 'Sat, 4 Oct – Mon, 6 Oct 2025' for a span. */
export const formatDateSpan = dateSpanFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** '4 Oct', or '4–6 Oct' for a span. For tight spaces. */
export const formatShortDateSpan = dateSpanFormat({ day: 'numeric', month: 'short' });

/** '29 September 2025'. */
export const formatLongDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

const shortDay = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** 'Sun 5 Oct', without the comma, which separates the days of a list. */
export const formatShortDay = (date: CalendarDate) => shortDay(date).replace(',', '');

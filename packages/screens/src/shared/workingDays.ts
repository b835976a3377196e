import { type CalendarDate, DateFormatter, getDayOfWeek } from '@internationalized/date';

/** When nobody works: given as data, because every business has its own. */
export interface WorkingCalendar {
  /** Days of the week off, 0 for Sunday to 6 for Saturday. */
  weekend: readonly number[];
  /** Further days off, as YYYY-MM-DD. */
  holidays: readonly string[];
}

/** Two dates that a thing falls between, both included. They may be the same day. */
export interface DateSpan {
  earliest: CalendarDate;
  latest: CalendarDate;
}

/** Sundays off, as in most Indian factories, and no holidays. */
export const sundaysOff: WorkingCalendar = { weekend: [0], holidays: [] };

/** Whether people work on that day. */
export const isWorkingDay = (date: CalendarDate, { weekend, holidays }: WorkingCalendar) =>
  !weekend.includes(getDayOfWeek(date, 'en-IN', 'sun')) && !holidays.includes(date.toString());

/**
 * The day on which so many working days are over. The day of the order is day 0, whether people work on it or not;
 * 0 days give the day itself.
 */
export function addWorkingDays(start: CalendarDate, days: number, calendar: WorkingCalendar): CalendarDate {
  if (!Number.isInteger(days) || days < 0)
    throw new RangeError(`Working days must be 0 or a positive whole number, not ${days}`);
  if (new Set(calendar.weekend).size >= 7) throw new RangeError('A week without a working day never ends');
  let date = start;
  for (let left = days; left > 0;) {
    date = date.add({ days: 1 });
    if (isWorkingDay(date, calendar)) left -= 1;
  }
  return date;
}

// Dates without a time: UTC throughout, so that no time zone moves them to a neighbour.
const day = new DateFormatter('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** For people: 'Sat, 4 Oct 2025', or 'Sat, 4 Oct – Mon, 6 Oct 2025' for a span. */
export const formatDateSpan = ({ earliest, latest }: DateSpan) =>
  earliest.compare(latest) === 0
    ? day.format(earliest.toDate('UTC'))
    : day.formatRange(earliest.toDate('UTC'), latest.toDate('UTC'));

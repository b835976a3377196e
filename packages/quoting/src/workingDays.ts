import { type CalendarDate, getDayOfWeek, parseDate } from '@internationalized/date';

export interface Holiday {
  /** As YYYY-MM-DD. */
  date: string;
  /** As readers know it, such as 'Gandhi Jayanti'. */
  name: string;
  /** Whether the date may change, because it depends on the moon or sources disagree. @default false */
  isProvisional?: boolean;
}

export interface WorkingCalendar {
  /** The days off, from 0 for Sunday to 6 for Saturday. */
  weekend: readonly number[];
  holidays: readonly Holiday[];
  /** The last day whose holidays are known, as YYYY-MM-DD. Omitted if all are known. */
  knownUntil?: string;
}

/** A span of days, including both dates, which can be the same. */
export interface DateSpan {
  earliest: CalendarDate;
  latest: CalendarDate;
}

/** Sundays off, as in most Indian factories, and no holidays. */
export const sundaysOff: WorkingCalendar = { weekend: [0], holidays: [] };

/** Also returns a holiday on a weekend. */
export function holidayOn(date: CalendarDate, { holidays }: WorkingCalendar) {
  const day = date.toString();
  return holidays.find((holiday) => holiday.date === day);
}

export const holidaysKnownBefore = (date: CalendarDate, { knownUntil }: WorkingCalendar): CalendarDate | null => {
  const last = knownUntil === undefined ? null : parseDate(knownUntil);
  return last && date.compare(last) > 0 ? last : null;
};

export const isWorkingDay = (date: CalendarDate, calendar: WorkingCalendar) =>
  !calendar.weekend.includes(getDayOfWeek(date, 'en-IN', 'sun')) && holidayOn(date, calendar) === undefined;

/** Returns the date if it is a working day, otherwise the next working day. */
export function firstWorkingDay(from: CalendarDate, calendar: WorkingCalendar): CalendarDate {
  if (new Set(calendar.weekend).size >= 7) throw new RangeError('A week without a working day never ends');
  let date = from;
  while (!isWorkingDay(date, calendar)) date = date.add({ days: 1 });
  return date;
}

/** Adds working days to a date. Day 0 is the date itself or, if it is a day off, the next working day. */
export function addWorkingDays(start: CalendarDate, days: number, calendar: WorkingCalendar): CalendarDate {
  if (!Number.isInteger(days) || days < 0)
    throw new RangeError(`Working days must be 0 or a positive whole number, not ${days}`);
  let date = firstWorkingDay(start, calendar);
  for (let left = days; left > 0;) {
    date = date.add({ days: 1 });
    if (isWorkingDay(date, calendar)) left -= 1;
  }
  return date;
}

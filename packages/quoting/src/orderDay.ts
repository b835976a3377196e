import type { CalendarDate } from '@internationalized/date';
import { firstWorkingDay, isWorkingDay, type WorkingCalendar } from './workingDays.ts';

/** The time until which an order counts for its day. */
export interface CutOff {
  /** In the time zone of the business, from 1 to 23. */
  hour: number;
  hasPassed: boolean;
}

export interface OrderDay {
  /** In the time zone of the business. Without it, as on a server, there is no ship date. */
  today: CalendarDate | undefined;
  calendar: WorkingCalendar;
  /** Without one, an order counts for its day until midnight. */
  cutOff?: CutOff;
}

/** The day from which working days count: the day of the order if possible. `null` without `today`. */
export const countingStart = ({ today, calendar, cutOff }: OrderDay): CalendarDate | null =>
  today ? firstWorkingDay(cutOff?.hasPassed ? today.add({ days: 1 }) : today, calendar) : null;

/** The later day from which working days count, and why. */
export interface LaterStart {
  date: CalendarDate;
  reason: 'dayOff' | 'cutOff';
}

/** Why working days do not count from the day of the order; `null` if they do. */
export function laterStart(day: OrderDay): LaterStart | null {
  const { today, calendar } = day;
  const date = countingStart(day);
  if (!today || !date || date.compare(today) === 0) return null;
  return { date, reason: isWorkingDay(today, calendar) ? 'cutOff' : 'dayOff' };
}

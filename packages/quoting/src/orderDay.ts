import type { CalendarDate } from '@internationalized/date';
import { firstWorkingDay, isWorkingDay, type WorkingCalendar } from './workingDays.ts';

/** The time until which an order belongs to its day. */
export interface CutOff {
  /** In the time zone of the business, from 1 to 23. */
  hour: number;
  hasPassed: boolean;
}

export interface OrderDay {
  /** The date in the time zone of the business. Without it, as on a server, there is no ship date. */
  today: CalendarDate | undefined;
  calendar: WorkingCalendar;
  /** Without a cut-off, an order belongs to its day until midnight. */
  cutOff?: CutOff;
}

/** Returns the day from which working days are counted: the day of the order if possible, or `null` without `today`. */
export const countingStart = ({ today, calendar, cutOff }: OrderDay): CalendarDate | null =>
  today ? firstWorkingDay(cutOff?.hasPassed ? today.add({ days: 1 }) : today, calendar) : null;

/** The later day from which working days are counted, and the reason. */
export interface LaterStart {
  date: CalendarDate;
  reason: 'dayOff' | 'cutOff';
}

/** Returns the reason that working days are not counted from the day of the order, or `null` if they are. */
export function laterStart(day: OrderDay): LaterStart | null {
  const { today, calendar } = day;
  const date = countingStart(day);
  if (!today || !date || date.compare(today) === 0) return null;
  return { date, reason: isWorkingDay(today, calendar) ? 'cutOff' : 'dayOff' };
}

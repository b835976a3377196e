import {
  type CalendarDate,
  endOfMonth,
  endOfWeek,
  isSameMonth,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date';
import type { DispatchDay, DispatchDays } from './dispatchDays.ts';

export interface CalendarCell {
  date: CalendarDate;
  day: DispatchDay | undefined;
}

/** The weeks of a month between order and dispatch. Cells outside the month are `null`. */
export interface CalendarMonth {
  start: CalendarDate;
  weeks: readonly (readonly (CalendarCell | null)[])[];
}

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6] as const;

const mondayOf = (date: CalendarDate) => startOfWeek(date, 'en-IN', 'mon');

/** Returns the dates of a week, from Monday as in the calendars of Indian factories. */
export const weekOf = (date: CalendarDate): readonly CalendarDate[] =>
  daysOfWeek.map((offset) => mondayOf(date).add({ days: offset }));

export function calendarMonths(days: DispatchDays): readonly CalendarMonth[] {
  const first = days[0].date;
  const last = days.at(-1)?.date ?? first;
  const byDate = new Map(days.map((day) => [day.date.toString(), day]));
  const months: CalendarMonth[] = [];
  for (let start = startOfMonth(first); start.compare(last) <= 0; start = start.add({ months: 1 })) {
    const from = mondayOf(start.compare(first) > 0 ? start : first);
    const monthEnd = endOfMonth(start);
    const to = endOfWeek(monthEnd.compare(last) < 0 ? monthEnd : last, 'en-IN', 'mon');
    const weeks: (CalendarCell | null)[][] = [];
    for (let monday = from; monday.compare(to) <= 0; monday = monday.add({ weeks: 1 })) {
      weeks.push(
        weekOf(monday).map((date) => (isSameMonth(date, start) ? { date, day: byDate.get(date.toString()) } : null)),
      );
    }
    months.push({ start, weeks });
  }
  return months;
}

import { type CalendarDate, getDayOfWeek } from '@internationalized/date';
import { addWorkingDays, type Holiday, holidayOn, type WorkingCalendar } from './workingDays.ts';

/** In working days from `start`, which is day 0. */
export interface DispatchTimeline {
  order: CalendarDate;
  /** The working day from which the days are counted: the day of the order or a later one. */
  start: CalendarDate;
  /** The number of days at the start for preparation, such as pre-production engineering. */
  preparation: number;
  /** The working day of the earliest dispatch, at least 1. */
  earliest: number;
  latest: number;
}

/** `count` numbers the working days after the start, which is a separate day only if it is later than the order. */
export type DispatchDay = { date: CalendarDate } & (
  | { kind: 'order' | 'start' | 'weekend' }
  | { kind: 'preparation' | 'working' | 'dispatch'; count: number }
  | { kind: 'holiday'; holiday: Holiday }
);

export type DispatchDayKind = DispatchDay['kind'];

export type DispatchDays = readonly [DispatchDay, ...DispatchDay[]];

/**
 * Returns every day from the order to the latest dispatch. A holiday on a weekend is listed as the holiday; days off
 * within the dispatch span are not dispatch days.
 * @throws RangeError if the days are not positive whole numbers, or if the week has no working day.
 */
export function daysToDispatch(timeline: DispatchTimeline, calendar: WorkingCalendar): DispatchDays {
  const { order, start, preparation, earliest, latest } = timeline;
  if (!Number.isInteger(earliest) || earliest < 1 || latest < earliest)
    throw new RangeError(`Dispatch cannot be on working days ${earliest} to ${latest}`);
  const end = addWorkingDays(start, latest, calendar);
  const days: [DispatchDay, ...DispatchDay[]] = [{ date: order, kind: 'order' }];
  let count = 0;
  for (let date = order.add({ days: 1 }); date.compare(end) <= 0; date = date.add({ days: 1 })) {
    const holiday = holidayOn(date, calendar);
    if (holiday) days.push({ date, kind: 'holiday', holiday });
    else if (calendar.weekend.includes(getDayOfWeek(date, 'en-IN', 'sun'))) days.push({ date, kind: 'weekend' });
    else if (date.compare(start) === 0) days.push({ date, kind: 'start' });
    else {
      count += 1;
      const kind = count >= earliest ? 'dispatch' : count <= preparation ? 'preparation' : 'working';
      days.push({ date, kind, count });
    }
  }
  return days;
}

export function weekendDays(days: readonly DispatchDay[]): readonly (readonly [CalendarDate, ...CalendarDate[]])[] {
  const byWeekday = new Map<number, [CalendarDate, ...CalendarDate[]]>();
  for (const { date, kind } of days) {
    if (kind !== 'weekend') continue;
    const weekday = getDayOfWeek(date, 'en-IN', 'sun');
    byWeekday.set(weekday, [...(byWeekday.get(weekday) ?? []), date] as [CalendarDate, ...CalendarDate[]]);
  }
  return [...byWeekday.values()];
}

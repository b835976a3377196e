import type { CalendarDate } from '@internationalized/date';
import { sumOfDays } from '@pcb/quoting/addedDays';
import { type DispatchDay, type DispatchDayKind, weekendDays } from '@pcb/quoting/dispatchDays';
import type { DispatchSchedule, Preparation } from '@pcb/quoting/dispatchSchedule';
import type { CountedFrom } from '@pcb/quoting/shipDate';
import { dateFormat, formatShortDay } from '../../shared/format/dates.ts';
import { formatCount } from '../../shared/format/money.ts';
import { counted, listed } from '../../shared/format/phrases.ts';
import { sourcingTime } from '../../shared/format/sourcingTime.ts';
import {
  addedDaysText,
  cutOffTime,
  formatDayAndMonth,
  laterStartReason,
  startDay,
  unknownHolidays,
} from '../shipDate.content.ts';

const weekday = dateFormat({ weekday: 'long' });

/** 'Sun 5 Oct'. Does not wrap. */
const formatDay = (date: CalendarDate) => formatShortDay(date).replaceAll(' ', '\u00a0');

const preparations: Readonly<Record<NonNullable<Preparation>, string>> = {
  engineering: 'pre-production engineering',
  data: 'data preparation',
};

function describeLeadTime({ leadTime, addedDays, preparation }: DispatchSchedule): string {
  const { from, to } = leadTime;
  const days = from === to ? counted(to, 'working day') : `${from} to ${counted(to, 'working day')}`;
  const added = addedDaysText(addedDays);
  const included = added && `, including ${added}`;
  const before =
    preparation === null ? '' : `, and up to 1 working day of ${preparations[preparation]} before production`;
  return `${days}${included}${before}.`;
}

function describeStart({
  countedFrom,
  laterStart,
  cutOffHour,
  leadTime,
  addedDays,
}: Pick<DispatchSchedule, 'countedFrom' | 'laterStart' | 'cutOffHour' | 'leadTime' | 'addedDays'>): string {
  const start = laterStart
    ? `${startDay(laterStart)}, as ${laterStartReason(laterStart, cutOffHour)}`
    : `the day of the order${cutOffHour === null ? '' : `, placed by ${cutOffTime(cutOffHour)}`}`;
  if (countedFrom === 'order') return `Counted from ${start}.`;
  const boards = counted(leadTime.to - sumOfDays(addedDays, 'assembly'), 'working day');
  return `Counted from the complete kit: the boards are made from ${start}, and this date holds if all parts are here when the boards are ready, after ${boards}. We buy parts in ${sourcingTime}; a kit of your own must arrive by then. If the kit is complete later, assembly starts later.`;
}

/** Further days off are counted by weekday instead of listed. */
const maxListedDays = 2;

function describeWeekends(days: readonly DispatchDay[]): readonly string[] {
  const byWeekday = weekendDays(days);
  const dates = byWeekday.flat();
  if (dates.length <= maxListedDays) return dates.map(formatDay);
  return byWeekday.map((same) => counted(same.length, weekday(same[0])));
}

function describeDaysOff(days: readonly DispatchDay[]): string {
  const holidays = days.flatMap((day) =>
    day.kind === 'holiday'
      ? [`${day.holiday.name} (${formatDay(day.date)}${day.holiday.isProvisional ? ', provisional' : ''})`]
      : [],
  );
  const daysOff = [...holidays, ...describeWeekends(days)];
  return daysOff.length === 0 ? 'No day off falls in between.' : `Not counted: ${listed(daysOff)}.`;
}

const dayNames: Readonly<Record<DispatchDayKind, string>> = {
  order: 'Order',
  start: 'Day 0',
  preparation: 'Preparation',
  working: 'Working day',
  weekend: 'Day off',
  holiday: 'Holiday',
  dispatch: 'Dispatch',
};

export const dispatchPlanContent = {
  title: 'From order to dispatch',
  badge: 'Sample',
  dispatch: 'Dispatch',
  /** '7 working days, including 3 for assembly.' */
  leadTime: describeLeadTime,
  /** 'Not counted: Gandhi Jayanti (Thu 2 Oct) and Sun 5 Oct.' */
  daysOff: describeDaysOff,
  /** The start of the count, and the cut-off time for orders of the day. */
  countedFrom: describeStart,
  unknownHolidays,
  arrival: 'This is the day the order leaves our factory, not the day it arrives with you.',
  sample: 'Our holidays and lead times are sample data.',
  onRequest:
    'An engineer will quote the lead time together with the price, because this order exceeds our sample rates.',
  calendar: 'From order to dispatch, day by day',
  month: dateFormat({ month: 'long', year: 'numeric' }),
  weekday,
  weekdayInitial: dateFormat({ weekday: 'narrow' }),
  /** For screen readers, before the event of the day: 'Thursday, 2 October'. */
  day: formatDayAndMonth,
  /** 'working day 3', 'Gandhi Jayanti'. */
  describeDay: (day: DispatchDay) => {
    const { kind } = day;
    switch (kind) {
      case 'holiday':
        return `${dayNames[kind]}, ${day.holiday.name}`;
      case 'working':
        return `${dayNames[kind]} ${formatCount(day.count)}`;
      case 'preparation':
      case 'dispatch':
        return `${dayNames[kind]}, working day ${formatCount(day.count)}`;
      default:
        return dayNames[kind];
    }
  },
  dayName: (day: DispatchDay) => (day.kind === 'holiday' ? day.holiday.name : dayNames[day.kind]),
  count: formatCount,
  legend: 'Legend',
  legendOf: {
    order: 'Day of the order, day 0',
    start: 'Day 0, from which working days count',
    preparation: 'Preparation, or the first day of production',
    working: 'Working day, by number',
    weekend: 'Weekend, not counted',
    holiday: 'Holiday, not counted',
  } satisfies Readonly<Record<Exclude<DispatchDayKind, 'dispatch'>, string>>,
  /** Shown in the legend if working days count from a later day than the order. */
  orderOnly: 'Day of the order',
  dispatchCountedFrom: {
    order: 'Possible day of dispatch',
    completeKit: 'Possible day of dispatch, if the kit is complete in time',
  } satisfies Readonly<Record<CountedFrom, string>>,
};

export type DispatchPlanContent = typeof dispatchPlanContent;

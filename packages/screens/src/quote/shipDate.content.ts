import { type CalendarDate, DateFormatter } from '@internationalized/date';
import type { LaterStart } from '@pcb/quoting/orderDay';
import { sourcingDays } from '@pcb/quoting/sourcingDays';
import { lazily } from '../shared/remote/lazily.ts';

// Dates without a time: UTC, so that no time zone shifts them by a day.
const longDay = lazily(
  () => new DateFormatter('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const dayAndMonth = lazily(
  () => new DateFormatter('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** The day from which working days count: 'Monday 30 November'. */
export const startDay = ({ date }: LaterStart) => dayAndMonth().format(date.toDate('UTC')).replace(',', '');

/** The time of day until which an order counts for its day: '3 pm IST'. All our times are Indian Standard Time. */
export const cutOffTime = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'} IST`;

/** Why an order counts from a later day than its own. */
export const laterStartReason = ({ reason }: LaterStart, cutOffHour: number | null) =>
  reason === 'dayOff' || cutOffHour === null
    ? 'the day of the order is a day off'
    : `orders after ${cutOffTime(cutOffHour)} count from the next working day`;

/** The time that we need to buy parts: '5 to 18 working days'. */
export const sourcingTime = `${sourcingDays.from} to ${sourcingDays.to} working days`;

/** For a ship date beyond the last known holiday. */
export const unknownHolidays = (knownUntil: CalendarDate) =>
  `Our holidays after ${longDay().format(knownUntil.toDate('UTC'))} are not known yet. They may move this date.`;

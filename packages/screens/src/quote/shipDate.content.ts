import { type CalendarDate, DateFormatter } from '@internationalized/date';
import { sourcingDays } from '@pcb/quoting/sourcingDays';
import { lazily } from '../shared/remote/lazily.ts';

// Dates without a time: UTC, so that no time zone shifts them by a day.
const longDay = lazily(
  () => new DateFormatter('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** The time that we need to buy parts: '5 to 18 working days'. */
export const sourcingTime = `${sourcingDays.from} to ${sourcingDays.to} working days`;

/** For a ship date beyond the last known holiday. */
export const unknownHolidays = (knownUntil: CalendarDate) =>
  `Our holidays after ${longDay().format(knownUntil.toDate('UTC'))} are not known yet. They may move this date.`;

import { DateFormatter } from '@internationalized/date';
import type { DateSpan } from '@pcb/quoting/workingDays';
import { lazily } from '../remote/lazily.ts';

// Dates without a time: UTC throughout, so that no time zone shifts them by a day.
const day = lazily(
  () =>
    new DateFormatter('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** 'Sat, 4 Oct 2025', or 'Sat, 4 Oct – Mon, 6 Oct 2025' for a span. */
export const formatDateSpan = ({ earliest, latest }: DateSpan) =>
  earliest.compare(latest) === 0
    ? day().format(earliest.toDate('UTC'))
    : day().formatRange(earliest.toDate('UTC'), latest.toDate('UTC'));

const shortDay = lazily(() => new DateFormatter('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }));

/** '4 Oct', or '4–6 Oct' for a span. For tight spaces. */
export const formatShortDateSpan = ({ earliest, latest }: DateSpan) =>
  earliest.compare(latest) === 0
    ? shortDay().format(earliest.toDate('UTC'))
    : shortDay().formatRange(earliest.toDate('UTC'), latest.toDate('UTC'));

import { type CalendarDate, today } from '@internationalized/date';
import { useSyncExternalStore } from 'react';

/** Dates of dispatch are promised by a business in India, so its day counts, wherever the reader is. */
const timeZone = 'Asia/Kolkata';

let latest: CalendarDate | undefined;

function readToday(): CalendarDate {
  const now = today(timeZone);
  if (latest?.compare(now) !== 0) latest = now;
  return latest;
}

const never = () => () => {};

/** The day in India. Unknown while prerendering and hydrating: a page is built on one day and read on another. */
export const useToday = (): CalendarDate | undefined => useSyncExternalStore(never, readToday, () => undefined);

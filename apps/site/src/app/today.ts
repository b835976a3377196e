import { type CalendarDate, fromAbsolute, toCalendarDate } from '@internationalized/date';
import { useState, useSyncExternalStore } from 'react';
import { useSite } from './useSite.ts';

/** Dates of dispatch are promised by a business in India, so its day counts, wherever the reader is. */
const timeZone = 'Asia/Kolkata';

const never = () => () => {};

/** Tells the day, by the same object as long as it is the same day. */
function createCalendar(clock: () => number) {
  let latest: CalendarDate | undefined;
  return () => {
    const now = toCalendarDate(fromAbsolute(clock(), timeZone));
    if (latest?.compare(now) !== 0) latest = now;
    return latest;
  };
}

/** The day in India. Unknown while prerendering and hydrating: a page is built on one day and read on another. */
export function useToday(): CalendarDate | undefined {
  const { clock } = useSite();
  const [readToday] = useState(() => createCalendar(clock));
  return useSyncExternalStore(never, readToday, () => undefined);
}

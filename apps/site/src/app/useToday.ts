import { type CalendarDate, fromAbsolute, toCalendarDate } from '@internationalized/date';
import { useState, useSyncExternalStore } from 'react';
import { useSite } from './useSite.ts';

/** Dispatch dates count from the date in India, wherever the visitor is. */
const timeZone = 'Asia/Kolkata';

const noSubscription = () => () => {};

/** Returns a function for the current date, which returns the same object until the date changes. */
function createCalendar(clock: () => number) {
  let latest: CalendarDate | undefined;
  return () => {
    const now = toCalendarDate(fromAbsolute(clock(), timeZone));
    if (latest?.compare(now) !== 0) latest = now;
    return latest;
  };
}

/** The date in India; `undefined` while prerendering and hydrating, because a page is built on one day and read on another. */
export function useToday(): CalendarDate | undefined {
  const { clock } = useSite();
  const [readToday] = useState(() => createCalendar(clock));
  return useSyncExternalStore(noSubscription, readToday, () => undefined);
}

import { type CalendarDate, fromAbsolute, toCalendarDate } from '@internationalized/date';
import { useDeferredValue, useState } from 'react';
import { useHydrated } from './useHydrated.ts';
import { useSite } from './useSite.ts';

/**
 * Indian Standard Time is 5:30 h ahead of UTC all year, in milliseconds. Dispatch dates count from the date in India,
 * wherever the visitor is. To look up 'Asia/Kolkata' keeps a phone busy for 0.1 s.
 */
const indianTime = 5.5 * 60 * 60 * 1000;

/** Returns a function for the current date, which returns the same object until the date changes. */
function createCalendar(clock: () => number) {
  let latest: CalendarDate | undefined;
  return () => {
    const now = toCalendarDate(fromAbsolute(clock() + indianTime, 'UTC'));
    if (latest?.compare(now) !== 0) latest = now;
    return latest;
  };
}

/** The date in India; `undefined` while prerendering and hydrating, because a page is built on one day and read on another. */
export function useToday(): CalendarDate | undefined {
  const { clock } = useSite();
  const [readToday] = useState(() => createCalendar(clock));
  // Deferred: the page hydrates first, and the render with the date can be interrupted.
  return useDeferredValue(useHydrated<CalendarDate | undefined>(readToday, undefined));
}

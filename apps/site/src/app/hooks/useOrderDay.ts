import { type CalendarDateTime, fromAbsolute, toCalendarDate, toCalendarDateTime } from '@internationalized/date';
import { sampleWorkingCalendar as calendar } from '@pcb/screens/fixtures/workingCalendar';
import type { OrderDay } from '@pcb/quoting/orderDay';
import { useDeferredValue, useState } from 'react';
import { useHydrated } from './useHydrated.ts';
import { useSite } from './useSite.ts';

/**
 * Indian Standard Time is 5:30 h ahead of UTC all year, in milliseconds. Dispatch dates count from the date in India,
 * wherever the visitor is. Looking up 'Asia/Kolkata' keeps a phone busy for 0.1 s.
 */
const indianTime = 5.5 * 60 * 60 * 1000;

const timeInIndia = (time: number): CalendarDateTime => toCalendarDateTime(fromAbsolute(time + indianTime, 'UTC'));

/** Returns a function for the day of an order, which returns the same object until the date changes or the cut-off passes. */
export function createOrderClock(clock: () => number, cutOffHour: number) {
  let latest: OrderDay | undefined;
  return (): OrderDay => {
    const now = timeInIndia(clock());
    const today = toCalendarDate(now);
    const hasPassed = now.hour >= cutOffHour;
    if (latest?.today?.compare(today) !== 0 || latest.cutOff?.hasPassed !== hasPassed)
      latest = { today, calendar, cutOff: { hour: cutOffHour, hasPassed } };
    return latest;
  };
}

/** The day of an order in India; without a date while prerendering and hydrating, because a page is built on one day and read on another. */
export function useOrderDay(): OrderDay {
  const { clock, brand } = useSite();
  const [unknownDay] = useState<OrderDay>({
    today: undefined,
    calendar,
    cutOff: { hour: brand.orderCutOff, hasPassed: false },
  });
  const [readDay] = useState(() => createOrderClock(clock, brand.orderCutOff));
  // Deferred: the page hydrates first, and the render with the date can be interrupted.
  return useDeferredValue(useHydrated<OrderDay>(readDay, unknownDay));
}

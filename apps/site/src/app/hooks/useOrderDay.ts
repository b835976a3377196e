import { type CalendarDateTime, fromAbsolute, toCalendarDate, toCalendarDateTime } from '@internationalized/date';
import type { OrderDay } from '@pcb/quoting/orderDay';
import { sundaysOff, type WorkingCalendar } from '@pcb/quoting/workingDays';
import { useDeferredValue, useMemo, useState } from 'react';
import { useHydrated } from './useHydrated.ts';
import { useRead } from './useRead.ts';
import { useSite } from './useSite.ts';

/** In ms: Indian Standard Time is UTC + 5:30 all year. Looking up 'Asia/Kolkata' takes 0.1 s on a phone. */
const indianTime = 5.5 * 60 * 60 * 1000;

const timeInIndia = (time: number): CalendarDateTime => toCalendarDateTime(fromAbsolute(time + indianTime, 'UTC'));

/** The returned function returns the same object until the date changes or the cut-off passes. */
export function createOrderClock(clock: () => number, cutOffHour: number, calendar: WorkingCalendar) {
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

function useWorkingCalendar(): WorkingCalendar | undefined {
  const { remote } = useRead(useSite().data.workingCalendar.read);
  return remote.status === 'ready' ? remote.value : undefined;
}

/** Returns no date while prerendering and hydrating, because a page is built on one day and read on another. */
export function useOrderDay(): OrderDay {
  const { clock, brand } = useSite();
  const [unknownDay] = useState<OrderDay>({
    today: undefined,
    calendar: sundaysOff,
    cutOff: { hour: brand.orderCutOff, hasPassed: false },
  });
  const calendar = useWorkingCalendar();
  const readDay = useMemo(
    () => (calendar ? createOrderClock(clock, brand.orderCutOff, calendar) : () => unknownDay),
    [clock, brand, calendar, unknownDay],
  );
  // Deferred: the page hydrates first, and the render with the date can be interrupted.
  return useDeferredValue(useHydrated<OrderDay>(readDay, unknownDay));
}

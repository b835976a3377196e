import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { type CalendarOptions, lastDate } from './calendarOptions.ts';
import { isDate } from './formatDate.ts';

/** Orders have only Gregorian dates. */
const createGregorianCalendar = () => new GregorianCalendar();

/** Returns `null` if there is no date or the calendar does not have the day. */
export function calendarDate(value: string | undefined): CalendarDate | null {
  if (!value || !isDate(value)) return null;
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}

export function calendarProps({ minValue, maxValue = lastDate, isDateUnavailable, firstDayOfWeek }: CalendarOptions) {
  const first = calendarDate(minValue);
  const last = calendarDate(maxValue);
  return {
    createCalendar: createGregorianCalendar,
    // There are always six, so that the buttons stay where they are.
    weeksInMonth: 6,
    ...(first && { minValue: first }),
    ...(last && { maxValue: last }),
    ...(firstDayOfWeek && { firstDayOfWeek }),
    ...(isDateUnavailable && {
      isDateUnavailable: (date: { toString: () => string }) => Boolean(isDateUnavailable(date.toString())),
    }),
  };
}

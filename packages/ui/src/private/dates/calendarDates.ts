import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { type CalendarOptions, lastDate } from './calendarOptions.ts';
import { isDate } from './formatDate.ts';

/** The other calendars would be days that no order has. */
const createGregorianCalendar = () => new GregorianCalendar();

/** A date of react-aria, or `null` if there is none or the calendar has no such day. */
export function calendarDate(value: string | undefined): CalendarDate | null {
  if (!value || !isDate(value)) return null;
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}

/** The options as props of react-aria's calendars. */
export function calendarProps({ minValue, maxValue = lastDate, isDateUnavailable, firstDayOfWeek }: CalendarOptions) {
  const first = calendarDate(minValue);
  const last = calendarDate(maxValue);
  return {
    createCalendar: createGregorianCalendar,
    // Always six, so that the buttons stay where they are.
    weeksInMonth: 6,
    ...(first && { minValue: first }),
    ...(last && { maxValue: last }),
    ...(firstDayOfWeek && { firstDayOfWeek }),
    ...(isDateUnavailable && {
      isDateUnavailable: (date: { toString: () => string }) => Boolean(isDateUnavailable(date.toString())),
    }),
  };
}

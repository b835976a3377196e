import type { CalendarOptions } from './calendarOptions.ts';
import { fullDate } from './formatDate.ts';
import type { DateLanguage } from './useDateLanguage.ts';

/** Returns the holiday on a day, and whether and why the host makes the day unavailable. */
export function dayInfo(date: string, { holidays, isDateUnavailable }: CalendarOptions) {
  const unavailable = isDateUnavailable?.(date) ?? false;
  const holiday = holidays?.find((day) => day.date === date)?.name;
  const reason = typeof unavailable === 'string' && unavailable !== holiday ? unavailable : undefined;
  return { holiday, reason, isUnavailable: unavailable !== false && unavailable !== '' };
}

/** Returns everything about a day except its date: `Republic Day, unavailable`. */
export function dayNotes(date: string, options: CalendarOptions, { messages }: DateLanguage): string {
  const { holiday, reason, isUnavailable } = dayInfo(date, options);
  return [holiday, reason, isUnavailable && messages.unavailable].filter(Boolean).join(', ');
}

/** Returns `Monday 26 January 2026, today, Republic Day, unavailable`. */
export const describeDay = (
  date: string,
  options: CalendarOptions,
  language: DateLanguage,
  states: readonly (string | false)[] = [],
) => [fullDate(date, language.locale), ...states, dayNotes(date, options, language)].filter(Boolean).join(', ');

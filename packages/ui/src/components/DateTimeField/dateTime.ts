import type { TimeLimits } from '../../private/dates/timeProblem.ts';

interface DateTimeParts {
  date: string;
  time: string;
}

export function splitDateTime(value: string): DateTimeParts {
  const [date = '', time = ''] = value.split('T');
  return { date, time };
}

/** Returns `''` if a part is missing. */
export const joinDateTime = ({ date, time }: DateTimeParts) => (date && time ? `${date}T${time}` : '');

/** Returns the limits of the time on a date. Only the first and the last day have limits. */
export function timeLimitsOn(date: string, minValue: string, maxValue: string): TimeLimits {
  const [first, last] = [splitDateTime(minValue), splitDateTime(maxValue)];
  return {
    ...(first.date === date && first.time && { minValue: first.time }),
    ...(last.date === date && last.time && { maxValue: last.time }),
  };
}

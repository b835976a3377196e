import { parseDate } from '@internationalized/date';

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day given as `YYYY-MM-DD` in words: '4 August 2025'. What is no such day is given back as it is. */
export function publishedOn(day: string): string {
  try {
    return longDate.format(parseDate(day).toDate('UTC'));
  } catch {
    return day;
  }
}

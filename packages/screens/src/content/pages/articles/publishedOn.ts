import { parseDate } from '@internationalized/date';
import { lazily } from '../../../shared/remote/lazily.ts';

const longDate = lazily(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));

/** Formats a `YYYY-MM-DD` date as '4 August 2025'. Returns any other text unchanged. */
export function publishedOn(day: string): string {
  try {
    return longDate().format(parseDate(day).toDate('UTC'));
  } catch {
    return day;
  }
}

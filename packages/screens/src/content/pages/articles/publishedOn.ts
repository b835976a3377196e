import { parseDate } from '@internationalized/date';
import { formatLongDate } from '../../../shared/format/dates.ts';

/** Formats a `YYYY-MM-DD` date as '4 August 2025'. Returns any other text unchanged. */
export function publishedOn(day: string): string {
  try {
    return formatLongDate(parseDate(day));
  } catch {
    return day;
  }
}

import { plainText } from '@pcb/text/typed';
import type { DatePattern } from './datePattern.ts';
import { padded } from './padded.ts';

export type DateText =
  | { kind: 'empty' }
  /** Not a complete date, or not yet. */
  | { kind: 'partial' }
  /** `value` is `YYYY-MM-DD`. A date that ends with a two-digit year or a one-digit day may be incomplete. */
  | { kind: 'date'; value: string; mayContinue: boolean }
  /** A month above 12, probably a date in another order. */
  | { kind: 'noMonth'; month: number }
  /** A day that the month does not have. */
  | { kind: 'noDay'; year: number; month: number; dayCount: number };

const iso = /^(?<year>\d{4})(?<separator>[-/.])(?<month>\d{2})\k<separator>(?<day>\d{2})$/;

/** By the first part of the locale's order, with and without separators. */
const localPatterns = {
  day: [
    /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/,
    /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  ],
  month: [
    /^(?<month>\d{1,2})[-/. ](?<day>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/,
    /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4}|\d{2})$/,
  ],
  year: [
    /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})$/,
    /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  ],
};

/** Returns ASCII, without spaces around separators. Chinese and Japanese dates have words: 2026年8月14日. */
const normalised = (text: string) =>
  plainText(text)
    .trim()
    .replace(/[年月]/g, '/')
    .replace(/[.日]$/, '')
    .replace(/ +/g, ' ')
    .replace(/ ?([-/.]) ?/g, '$1');

/** Months count from 1. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Reads dates in the order of the locale (day first: `14/08/2026`, `14-8-26`, `14082026`) or ISO, in any script.
 * Two-digit years are in this century.
 */
export function parseDateText(text: string, { order: [first = 'day'] }: DatePattern): DateText {
  const typed = normalised(text);
  if (typed === '') return { kind: 'empty' };
  const parts = [iso, ...localPatterns[first]].map((pattern) => pattern.exec(typed)?.groups).find(Boolean);
  if (!parts) return { kind: 'partial' };
  const hasShortYear = parts['year']?.length === 2;
  const year = Number(parts['year']) + (hasShortYear ? 2000 : 0);
  const month = Number(parts['month']);
  const day = Number(parts['day']);
  if (year < 1000 || month === 0 || day === 0) return { kind: 'partial' };
  if (month > 12) return { kind: 'noMonth', month };
  const dayCount = daysIn(year, month);
  if (day > dayCount) return { kind: 'noDay', year, month, dayCount };
  const mayContinue = hasShortYear || (first === 'year' && parts['day']?.length === 1);
  return { kind: 'date', value: `${year}-${padded(month)}-${padded(day)}`, mayContinue };
}

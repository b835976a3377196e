import { plainText } from '@pcb/text/typed';

export type DateText =
  | { kind: 'empty' }
  /** Not a complete date, or not yet. */
  | { kind: 'partial' }
  /** `value` is `YYYY-MM-DD`. A two-digit year may be the start of a four-digit one. */
  | { kind: 'date'; value: string; hasShortYear: boolean }
  /** A month above 12, as in dates with the month first. */
  | { kind: 'noMonth'; month: number }
  /** A day that the month does not have. */
  | { kind: 'noDay'; year: number; month: number; dayCount: number };

const yearFirst = /^(?<year>\d{4})(?<separator>[-/.])(?<month>\d{2})\k<separator>(?<day>\d{2})$/;
const dayFirst = /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/;
const digitsOnly = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/;

/** In ASCII, with single spaces and none around separators. */
const normalised = (text: string) =>
  plainText(text)
    .replace(/ +/g, ' ')
    .replace(/ ?([-/.]) ?/g, '$1')
    .trim();

const padded = (part: number) => String(part).padStart(2, '0');

/** Months count from 1. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Day first (`14/08/2026`, `14-8-26`, `14082026`) or ISO, in any script. Two-digit years are of this century. */
export function parseDateText(text: string): DateText {
  const typed = normalised(text);
  if (typed === '') return { kind: 'empty' };
  const parts = (yearFirst.exec(typed) ?? dayFirst.exec(typed) ?? digitsOnly.exec(typed))?.groups;
  if (!parts) return { kind: 'partial' };
  const hasShortYear = parts['year']?.length === 2;
  const year = Number(parts['year']) + (hasShortYear ? 2000 : 0);
  const month = Number(parts['month']);
  const day = Number(parts['day']);
  if (year < 1000 || month === 0 || day === 0) return { kind: 'partial' };
  if (month > 12) return { kind: 'noMonth', month };
  const dayCount = daysIn(year, month);
  if (day > dayCount) return { kind: 'noDay', year, month, dayCount };
  return { kind: 'date', value: `${year}-${padded(month)}-${padded(day)}`, hasShortYear };
}

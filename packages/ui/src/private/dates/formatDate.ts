import { formatCache } from '../../format/formatCache.ts';
import { type DatePattern, joinParts } from './datePattern.ts';

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

export const isDate = (value: string) => iso.test(value);

/** Formats `2026-08-14` by the pattern, such as `14/08/2026`; any other text becomes `''`. */
export function formatDate(value: string, pattern: DatePattern): string {
  const [, year, month, day] = iso.exec(value) ?? [];
  return year && month && day ? joinParts(pattern, { year, month, day }) : '';
}

const parts = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = formatCache<Intl.DateTimeFormat>();

const inWords = (date: Date, part: keyof typeof parts, locale: string) =>
  formatters(
    `${locale} ${part}`,
    () => new Intl.DateTimeFormat(locale, { ...parts[part], calendar: 'gregory', timeZone: 'UTC' }),
  ).format(date);

/** Formats `2026-01-26` as `Monday 26 January 2026`, localised. Browsers differ in the comma after the weekday. */
export const fullDate = (value: string, locale: string) =>
  inWords(new Date(`${value}T00:00Z`), 'day', locale).replace(/^([^\s,]+),/, '$1');

/** Returns `February 2026`, localised. Months count from 1. */
export const monthName = (year: number, month: number, locale: string) =>
  inWords(new Date(Date.UTC(year, month - 1)), 'month', locale);

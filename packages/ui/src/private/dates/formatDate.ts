import type { DateFormat } from './calendarOptions.ts';

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

export const isDate = (value: string) => iso.test(value);

/** `2026-08-14` as `14/08/2026` or, with the year first, as it is; any other text as `''`. */
export const formatDate = (value: string, format: DateFormat = 'dayFirst') =>
  (format === 'yearFirst' ? iso.exec(value)?.[0] : iso.exec(value)?.slice(1).toReversed().join('/')) ?? '';

const parts = {
  weekday: { weekday: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter is slow and a calendar has 42 days. */
function inWords(date: Date, part: keyof typeof parts, locale: string): string {
  const key = `${locale} ${part}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts[part], calendar: 'gregory', timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(date);
}

/** `2026-01-26` as `Monday 26 January 2026`, localised. Browsers differ in the comma after the weekday. */
export function fullDate(value: string, locale: string): string {
  const date = new Date(`${value}T00:00Z`);
  return `${inWords(date, 'weekday', locale)} ${inWords(date, 'date', locale)}`;
}

/** `February 2026`, localised. Months count from 1. */
export const monthName = (year: number, month: number, locale: string) =>
  inWords(new Date(Date.UTC(year, month - 1)), 'month', locale);

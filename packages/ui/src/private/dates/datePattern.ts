import { formatCache } from '../../format/formatCache.ts';
import type { DateFormat } from './calendarOptions.ts';

const dateParts = ['day', 'month', 'year'] as const;
export type DatePart = (typeof dateParts)[number];

/** How a date is written in digits: `31.12.2026` is day, month and year with `.`. */
export interface DatePattern {
  order: readonly DatePart[];
  separator: string;
}

const fixedPatterns = {
  dayFirst: { order: ['day', 'month', 'year'], separator: '/' },
  yearFirst: { order: ['year', 'month', 'day'], separator: '-' },
} satisfies Record<DateFormat, DatePattern>;

const localPatterns = formatCache<DatePattern>();

function readPattern(locale: string): DatePattern {
  const parts = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).formatToParts(0);
  return {
    order: parts.flatMap(({ type }) => dateParts.find((part) => part === type) ?? []),
    // Ignores spaces, as in 31. 12. 2026, and the direction marks of Arabic.
    separator: /[-/.]/.exec(parts.map(({ value }) => value).join(''))?.[0] ?? '/',
  };
}

/** Returns the pattern of the format, or of the locale if there is none. */
export function datePattern(locale: string, format?: DateFormat): DatePattern {
  if (format) return fixedPatterns[format];
  // All Indian locales put the day first. Creating the first formatter takes 0.1 s on a phone.
  if (/-IN\b/.test(locale)) return fixedPatterns.dayFirst;
  return localPatterns(locale, () => readPattern(locale));
}

export const joinParts = ({ order, separator }: DatePattern, parts: Readonly<Record<DatePart, string>>) =>
  order.map((part) => parts[part]).join(separator);

/** Returns the pattern of typed dates other than ISO. Next to ISO dates, people still type in their locale's order. */
export const typedPattern = (locale: string, format?: DateFormat) =>
  datePattern(locale, format === 'yearFirst' ? undefined : format);

export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/** A day with a name. */
export interface Holiday {
  /** The day as `YYYY-MM-DD`. */
  date: string;
  /** What the day is: Republic Day. */
  name: string;
}

/** Which part of a date comes first: the day as in 14/08/2026, or the year as in 2026-08-14. */
export type DateFormat = 'dayFirst' | 'yearFirst';

/** Which days a date field and its calendar offer, and how the field writes them. */
export interface CalendarOptions {
  /** How dates are written. Both are read. Use `yearFirst` beside tables with such dates. @default 'dayFirst' */
  format?: DateFormat;
  /** The earliest date that can be selected, as `YYYY-MM-DD`. */
  minValue?: string;
  /** The latest date that can be selected, as `YYYY-MM-DD`. @default '9999-12-31' */
  maxValue?: string;
  /**
   * Whether a day, given as `YYYY-MM-DD`, cannot be selected; a text says why. Working days are known only to the host: Saturday
   * is one in much of India. Keep its identity stable.
   */
  isDateUnavailable?: (date: string) => boolean | string;
  /** Days with a name, marked in the calendar. They can be selected unless `isDateUnavailable` says otherwise. */
  holidays?: readonly Holiday[];
  /** The first day of a week in the calendar. @default that of the locale, Sunday in India */
  firstDayOfWeek?: Weekday;
}

/** Two dates as `YYYY-MM-DD`, each `''` for none. */
export interface DateRange {
  start: string;
  end: string;
}

/** Years of more digits are slips of the finger. */
export const lastDate = '9999-12-31';

export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

export interface Holiday {
  /** The day as `YYYY-MM-DD`. */
  date: string;
  name: string;
}

/** Whether the day is first, as in 14/08/2026, or the year, as in 2026-08-14. */
export type DateFormat = 'dayFirst' | 'yearFirst';

export interface CalendarOptions {
  /**
   * How dates are written and read. Users can always type ISO dates. With `yearFirst`, for forms next to tables with
   * ISO dates, they can also type dates in the order of the locale. @default as in the locale, day first in India
   */
  format?: DateFormat;
  /** The earliest date that can be selected, as `YYYY-MM-DD`. */
  minValue?: string;
  /** The latest date that can be selected, as `YYYY-MM-DD`. @default '9999-12-31' */
  maxValue?: string;
  /** Returns whether a `YYYY-MM-DD` cannot be selected, or the reason. Pass a stable function. */
  isDateUnavailable?: (date: string) => boolean | string;
  /** Named days, marked in the calendar. Users can select them unless `isDateUnavailable` excludes them. */
  holidays?: readonly Holiday[];
  /** The first day of a week in the calendar. @default by the locale, Sunday in India */
  firstDayOfWeek?: Weekday;
}

/** Two dates as `YYYY-MM-DD`, each `''` for none. */
export interface DateRange {
  start: string;
  end: string;
}

/** Years with more digits are typing errors. */
export const lastDate = '9999-12-31';

/** Omits options that are `undefined`. */
export function definedOptions(options: {
  [Option in keyof CalendarOptions]: CalendarOptions[Option] | undefined;
}): CalendarOptions {
  return Object.fromEntries(Object.entries(options).filter(([, option]) => option !== undefined));
}

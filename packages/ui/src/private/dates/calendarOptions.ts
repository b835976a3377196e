export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/** A day with a name. */
export interface Holiday {
  /** The day as `YYYY-MM-DD`. */
  date: string;
  /** What the day is: Republic Day. */
  name: string;
}

/** Which days a date field and its calendar offer. */
export interface CalendarOptions {
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

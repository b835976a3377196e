import type { DatePart } from './datePattern.ts';

/** The built-in strings of date fields and calendars. */
export interface DateMessages {
  /** The letters for each part, shown in an empty field in the order of the locale: DD/MM/YYYY. */
  format: Readonly<Record<DatePart, string>>;
  missing: string;
  /** The text is not a complete date: 'Enter the day, the month and the year, such as {example}'. */
  partial: string;
  /** 'There is no month {month}. Write the date as {format}, such as {example}'. */
  noMonth: string;
  /** '{month} has only {count} days'. */
  noDay: string;
  /** 'Enter {date} or a later date'. */
  tooEarly: string;
  /** 'Enter {date} or an earlier date'. */
  tooLate: string;
  /** '{day}. Choose another day', for an unavailable day. */
  chooseAnother: string;
  /** Announced: 'Read as {day}', for a two-digit year. */
  readAs: string;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  clear: string;
  /** Follows the date in the name of a day. */
  today: string;
  selected: string;
  unavailable: string;
  /** Shown in the legend of the calendar. */
  holiday: string;
  noneAvailable: string;
  from: string;
  to: string;
  endBeforeStart: string;
  chooseStart: string;
  chooseEnd: string;
}

/** Separate, so that only pages with a date field load them. */
export const englishDates: DateMessages = {
  format: { day: 'DD', month: 'MM', year: 'YYYY' },
  missing: 'Enter a date',
  partial: 'Enter the day, the month and the year, such as {example}',
  noMonth: 'There is no month {month}. Write the date as {format}, such as {example}',
  noDay: '{month} has only {count} days',
  tooEarly: 'Enter {date} or a later date',
  tooLate: 'Enter {date} or an earlier date',
  chooseAnother: '{day}. Choose another day',
  readAs: 'Read as {day}',
  openCalendar: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  clear: 'Clear',
  today: 'today',
  selected: 'selected',
  unavailable: 'unavailable',
  holiday: 'holiday',
  noneAvailable: 'No day of this month is available',
  from: 'From',
  to: 'To',
  endBeforeStart: 'The end is before the start',
  chooseStart: 'Choose the first day',
  chooseEnd: 'Choose the last day',
};

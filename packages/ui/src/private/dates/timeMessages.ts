export interface TimeMessages {
  /** Hour and minute, shown in an empty field. */
  format: string;
  missing: string;
  /** The text is not a complete time. 'Enter the hour and the minutes, such as {time}'. */
  partial: string;
  /** The time lacks am or pm. 'Add {am} or {pm}, as in {time}'. */
  noPeriod: string;
  /** 'Enter {time} or a later time'. */
  tooEarly: string;
  /** 'Enter {time} or an earlier time'. */
  tooLate: string;
  /** 'Read as {time}', for a short text such as 14. */
  readAs: string;
  /** The labels of the two parts of a `DateTimeField`. */
  date: string;
  time: string;
}

/** Separate, so that only pages with a time field load them. */
export const englishTimes: TimeMessages = {
  format: 'HH:MM',
  missing: 'Enter a time',
  partial: 'Enter the hour and the minutes, such as {time}',
  noPeriod: 'Add {am} or {pm}, as in {time}',
  tooEarly: 'Enter {time} or a later time',
  tooLate: 'Enter {time} or an earlier time',
  readAs: 'Read as {time}',
  date: 'Date',
  time: 'Time',
};

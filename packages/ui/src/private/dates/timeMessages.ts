export interface TimeMessages {
  /** Hour and minute, shown in an empty field. */
  format: string;
  missing: string;
  /** The text is not a complete time. 'Enter the hour and the minutes, such as {time}'. */
  partial: string;
  /** The time is written without its half of the day. 'Add {am} or {pm}, as in {time}'. */
  noPeriod: string;
  /** 'Enter {time} or a later time'. */
  tooEarly: string;
  /** 'Enter {time} or an earlier time'. */
  tooLate: string;
  /** 'Read as {time}', for a short text such as 14. */
  readAs: string;
  /** The labels of the two fields of a date with a time. */
  date: string;
  time: string;
}

const english: TimeMessages = {
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

const hindi: TimeMessages = {
  format: 'HH:MM',
  missing: 'समय लिखें',
  partial: 'घंटा और मिनट लिखें, जैसे {time}',
  noPeriod: '{am} या {pm} भी लिखें, जैसे {time}',
  tooEarly: '{time} या उसके बाद का समय लिखें',
  tooLate: '{time} या उससे पहले का समय लिखें',
  readAs: '{time} समझा गया',
  date: 'तारीख',
  time: 'समय',
};

/** Separate from the other messages, so that only pages with a time field load them. */
export const timeMessagesIn = (language: string): TimeMessages => (language === 'hi' ? hindi : english);

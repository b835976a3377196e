export interface DateMessages {
  /** The order of day, month and year, shown in an empty field. */
  format: string;
  missing: string;
  /** The text is not a complete date. */
  partial: string;
  /** 'There is no month {month}…'. */
  noMonth: string;
  /** '{month} has only {count} days'. */
  noDay: string;
  /** 'Enter {date} or a later date'. */
  tooEarly: string;
  /** 'Enter {date} or an earlier date'. */
  tooLate: string;
  /** '{day}. Choose another day', for an unavailable day. */
  chooseAnother: string;
  /** 'Read as {day}', for a two-digit year. */
  readAs: string;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  clear: string;
  /** After the date in the name of a day. */
  today: string;
  selected: string;
  unavailable: string;
  /** In the key of the calendar. */
  holiday: string;
  noneAvailable: string;
  from: string;
  to: string;
  endBeforeStart: string;
  chooseStart: string;
  chooseEnd: string;
}

const english: DateMessages = {
  format: 'DD/MM/YYYY',
  missing: 'Enter a date',
  partial: 'Enter the day, the month and the year, such as 31/12/2026',
  noMonth: 'There is no month {month}. Enter the day first, such as 31/12/2026',
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

const hindi: DateMessages = {
  format: 'DD/MM/YYYY',
  missing: 'तारीख लिखें',
  partial: 'दिन, महीना और वर्ष लिखें, जैसे 31/12/2026',
  noMonth: 'महीना {month} नहीं होता। पहले दिन लिखें, जैसे 31/12/2026',
  noDay: '{month} में केवल {count} दिन हैं',
  tooEarly: '{date} या उसके बाद की तारीख लिखें',
  tooLate: '{date} या उससे पहले की तारीख लिखें',
  chooseAnother: '{day}। कोई दूसरा दिन चुनें',
  readAs: '{day} समझा गया',
  openCalendar: 'कैलेंडर खोलें',
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  clear: 'मिटाएँ',
  today: 'आज',
  selected: 'चुना गया',
  unavailable: 'उपलब्ध नहीं',
  holiday: 'छुट्टी',
  noneAvailable: 'इस महीने का कोई दिन उपलब्ध नहीं है',
  from: 'कब से',
  to: 'कब तक',
  endBeforeStart: 'अंतिम तारीख पहली तारीख से पहले है',
  chooseStart: 'पहला दिन चुनें',
  chooseEnd: 'अंतिम दिन चुनें',
};

/** Separate from the other messages, so that only pages with a date field load them. */
export const dateMessagesIn = (language: string): DateMessages => (language === 'hi' ? hindi : english);

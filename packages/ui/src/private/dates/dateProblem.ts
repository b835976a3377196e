import { fillMessage } from '../fillMessage.ts';
import { type CalendarOptions, lastDate } from './calendarOptions.ts';
import { datePattern, joinParts, typedPattern } from './datePattern.ts';
import { describeDay, dayInfo } from './describeDay.ts';
import { formatDate, monthName } from './formatDate.ts';
import { parseDateText } from './parseDateText.ts';
import type { DateLanguage } from './useDateLanguage.ts';

/** An example date for messages; it shows the order of day and month. */
const example = '2026-12-31';

/** Returns the error of a typed date, or `null`. The browser reports a missing one. */
export function dateProblem(text: string, options: CalendarOptions, language: DateLanguage): string | null {
  const { format, minValue, maxValue = lastDate } = options;
  const { messages, locale } = language;
  const pattern = datePattern(locale, format);
  const written = (date: string) => formatDate(date, pattern);
  const typed = parseDateText(text, typedPattern(locale, format));
  switch (typed.kind) {
    case 'empty':
      return null;
    case 'partial':
      return fillMessage(messages.partial, { example: written(example) });
    case 'noMonth':
      return fillMessage(messages.noMonth, {
        month: typed.month,
        format: joinParts(pattern, messages.format),
        example: written(example),
      });
    case 'noDay':
      return fillMessage(messages.noDay, {
        month: monthName(typed.year, typed.month, locale),
        count: typed.dayCount,
      });
    case 'date':
      if (minValue && typed.value < minValue) return fillMessage(messages.tooEarly, { date: written(minValue) });
      if (typed.value > maxValue) return fillMessage(messages.tooLate, { date: written(maxValue) });
      if (dayInfo(typed.value, options).isUnavailable)
        return fillMessage(messages.chooseAnother, { day: describeDay(typed.value, options, language) });
      return null;
  }
}

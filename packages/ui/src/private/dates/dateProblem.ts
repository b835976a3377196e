import { type CalendarOptions, lastDate } from './calendarOptions.ts';
import type { DateLanguage } from './useDateLanguage.ts';
import { describeDay, factsOf } from './describeDay.ts';
import { formatDate, monthName } from './formatDate.ts';
import { parseDateText } from './parseDateText.ts';

/** What is wrong with a typed date, or `null`. The browser reports a missing one. */
export function dateProblem(text: string, options: CalendarOptions, language: DateLanguage): string | null {
  const { format, minValue, maxValue = lastDate } = options;
  const { messages, locale } = language;
  const typed = parseDateText(text);
  switch (typed.kind) {
    case 'empty':
      return null;
    case 'partial':
      return messages.partial;
    case 'noMonth':
      return messages.noMonth.replace('{month}', String(typed.month));
    case 'noDay':
      return messages.noDay
        .replace('{month}', monthName(typed.year, typed.month, locale))
        .replace('{count}', String(typed.dayCount));
    case 'date':
      if (minValue && typed.value < minValue) return messages.tooEarly.replace('{date}', formatDate(minValue, format));
      if (typed.value > maxValue) return messages.tooLate.replace('{date}', formatDate(maxValue, format));
      if (factsOf(typed.value, options).isUnavailable)
        return messages.chooseAnother.replace('{day}', describeDay(typed.value, options, language));
      return null;
  }
}

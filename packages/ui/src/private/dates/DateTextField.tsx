'use client';
import { fillMessage } from '../fillMessage.ts';
import type { CalendarOptions } from './calendarOptions.ts';
import { datePattern, joinParts } from './datePattern.ts';
import { dateProblem } from './dateProblem.ts';
import { fullDate } from './formatDate.ts';
import * as styles from './TypedField.css.ts';
import { TypedField, type TypedPartProps } from './TypedField.tsx';
import { useDateLanguage } from './useDateLanguage.ts';
import type { TypedText } from './useTypedText.ts';

interface DateTextFieldProps extends TypedPartProps {
  date: TypedText;
  options: CalendarOptions;
}

export function DateTextField({ date, options, emptyMessage, ...props }: DateTextFieldProps) {
  const language = useDateLanguage();
  return (
    <TypedField
      {...props}
      typed={date}
      inputMode="numeric"
      placeholder={joinParts(datePattern(language.locale, options.format), language.messages.format)}
      problemOf={(text) => dateProblem(text, options, language)}
      readingOf={(value) => fillMessage(language.messages.readAs, { day: fullDate(value, language.locale) })}
      emptyMessage={emptyMessage ?? language.messages.missing}
      frameClassName={styles.frame}
      inputClassName={styles.dateInput}
    />
  );
}

'use client';
import type { CalendarOptions } from './calendarOptions.ts';
import { dateProblem } from './dateProblem.ts';
import { fullDate } from './formatDate.ts';
import { dateInput, frame } from './TypedField.css.ts';
import { TypedField, type TypedPartProps } from './TypedField.tsx';
import { useDateLanguage } from './useDateLanguage.ts';
import type { TypedText } from './useTypedText.ts';

interface DateTextFieldProps extends TypedPartProps {
  date: TypedText;
  options: CalendarOptions;
}

export function DateTextField({ date, options, emptyMessage, ...props }: DateTextFieldProps) {
  const language = useDateLanguage();
  const { format: dayFirst, missing, readAs } = language.messages;
  return (
    <TypedField
      {...props}
      typed={date}
      inputMode="numeric"
      // DD/MM/YYYY as YYYY-MM-DD.
      placeholder={options.format === 'yearFirst' ? dayFirst.split('/').toReversed().join('-') : dayFirst}
      problemOf={(text) => dateProblem(text, options, language)}
      readingOf={(value) => readAs.replace('{day}', fullDate(value, language.locale))}
      emptyMessage={emptyMessage ?? missing}
      frameClassName={frame}
      inputClassName={dateInput}
    />
  );
}

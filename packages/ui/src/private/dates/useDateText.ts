'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { DateFormat } from './calendarOptions.ts';
import { datePattern, typedPattern } from './datePattern.ts';
import { formatDate } from './formatDate.ts';
import { parseDateText } from './parseDateText.ts';
import { type TypedValueProps, useTypedText } from './useTypedText.ts';

interface DateValueProps extends TypedValueProps {
  format: DateFormat | undefined;
}

export function useDateText({ format, ...props }: DateValueProps) {
  const { locale } = useLocale();
  const pattern = datePattern(locale, format);
  return useTypedText({
    ...props,
    read: (text) => {
      const typed = parseDateText(text, typedPattern(locale, format));
      return typed.kind === 'date'
        ? { value: typed.value, isOpenEnded: typed.mayContinue }
        : { value: '', isOpenEnded: false };
    },
    write: (value) => formatDate(value, pattern),
  });
}

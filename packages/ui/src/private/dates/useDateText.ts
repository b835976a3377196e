'use client';
import type { DateFormat } from './calendarOptions.ts';
import { formatDate } from './formatDate.ts';
import { parseDateText } from './parseDateText.ts';
import { type TypedValueProps, useTypedText } from './useTypedText.ts';

interface DateValueProps extends TypedValueProps {
  format: DateFormat | undefined;
}

export const useDateText = ({ format, ...props }: DateValueProps) =>
  useTypedText({
    ...props,
    read: (text) => {
      const typed = parseDateText(text);
      // A year of two digits can be the start of one of four.
      return typed.kind === 'date'
        ? { value: typed.value, isOpenEnded: typed.hasShortYear }
        : { value: '', isOpenEnded: false };
    },
    write: (value) => formatDate(value, format),
  });

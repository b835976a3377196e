'use client';
import { parseTimeText } from './parseTimeText.ts';
import type { TimeFormat } from './timeFormat.ts';
import { type TypedValueProps, useTypedText } from './useTypedText.ts';

export const useTimeText = (clock: TimeFormat, props: TypedValueProps) =>
  useTypedText({
    ...props,
    read: (text) => {
      const typed = parseTimeText(text, clock);
      return typed.kind === 'time'
        ? { value: typed.value, isOpenEnded: typed.isShort }
        : { value: '', isOpenEnded: false };
    },
    write: clock.write,
  });

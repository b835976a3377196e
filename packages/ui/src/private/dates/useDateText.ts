'use client';
import { type RefObject, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { DateFormat } from './calendarOptions.ts';
import { datePattern, typedPattern } from './datePattern.ts';
import { formatDate } from './formatDate.ts';
import { parseDateText } from './parseDateText.ts';

interface DateValueProps {
  input: RefObject<HTMLInputElement | null>;
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
  format: DateFormat | undefined;
}

export function useDateText({ input, value: controlledValue, defaultValue, onChange, format }: DateValueProps) {
  const { locale } = useLocale();
  const pattern = datePattern(locale, format);
  const read = (typed: string) => parseDateText(typed, typedPattern(locale, format));
  const [internalValue, setInternalValue] = useState(defaultValue);
  const value = controlledValue ?? internalValue;
  // Typed text stays while it stands for the value. A new value from the host replaces it.
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null);
  const [isTyping, setTyping] = useState(false);
  const text = draft?.value === value ? draft.text : formatDate(value, pattern);
  const typed = read(text);

  const change = (next: string) => {
    if (next === value) return;
    setInternalValue(next);
    onChange?.(next);
  };
  // react-aria updates errors on this event, which browsers send only on leaving typed text.
  const showProblem = () => input.current?.dispatchEvent(new Event('change', { bubbles: true }));
  const discard = () => {
    setDraft(null);
    setTyping(false);
    showProblem();
  };
  const set = (next: string) => {
    discard();
    change(next);
  };

  return {
    text,
    isTyping,
    /** For a form, also before a date that may continue has been reported. */
    formValue: typed.kind === 'date' ? typed.value : '',
    /** A date that may continue is not reported yet. */
    type: (next: string) => {
      const date = read(next);
      const nextValue = date.kind === 'date' && !date.mayContinue ? date.value : '';
      setDraft({ text: next, value: nextValue });
      setTyping(true);
      change(nextValue);
    },
    /** Ends typing. Returns a date that was not reported yet. */
    finish: (): string | undefined => {
      setTyping(false);
      if (typed.kind !== 'date') return undefined;
      if (text !== formatDate(typed.value, pattern) || typed.value !== value) set(typed.value);
      return typed.mayContinue ? typed.value : undefined;
    },
    showProblem,
    set,
    discard,
  };
}

export type DateTextState = ReturnType<typeof useDateText>;

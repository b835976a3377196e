'use client';
import { type RefObject, useState } from 'react';
import type { DateFormat } from './calendarOptions.ts';
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
  const [internalValue, setInternalValue] = useState(defaultValue);
  const value = controlledValue ?? internalValue;
  // Typed text stays while it stands for the value. A new value from the host replaces it.
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null);
  const [isTyping, setTyping] = useState(false);
  const text = draft?.value === value ? draft.text : formatDate(value, format);
  const typed = parseDateText(text);

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
    /** For a form, also before a two-digit year has been reported. */
    formValue: typed.kind === 'date' ? typed.value : '',
    /** A two-digit year waits, because it can be the start of a four-digit one. */
    type: (next: string) => {
      const read = parseDateText(next);
      const nextValue = read.kind === 'date' && !read.hasShortYear ? read.value : '';
      setDraft({ text: next, value: nextValue });
      setTyping(true);
      change(nextValue);
    },
    /** Ends typing. Returns the date if its year had two digits. */
    finish: (): string | undefined => {
      setTyping(false);
      if (typed.kind !== 'date') return undefined;
      if (text !== formatDate(typed.value, format) || typed.value !== value) set(typed.value);
      return typed.hasShortYear ? typed.value : undefined;
    },
    showProblem,
    set,
    discard,
  };
}

export type DateTextState = ReturnType<typeof useDateText>;

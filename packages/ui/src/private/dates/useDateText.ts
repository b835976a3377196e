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

/** The value of a date field, and the text in it, which can be a part of a date. */
export function useDateText({ input, value: controlledValue, defaultValue, onChange, format }: DateValueProps) {
  const [internalValue, setInternalValue] = useState(defaultValue);
  const value = controlledValue ?? internalValue;
  // What is typed stays as it is while it stands for the value. A new value from the host replaces it.
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null);
  const [isTyping, setTyping] = useState(false);
  const text = draft?.value === value ? draft.text : formatDate(value, format);
  const typed = parseDateText(text);

  const change = (next: string) => {
    if (next === value) return;
    setInternalValue(next);
    onChange?.(next);
  };
  // react-aria shows and hides errors at this event, which browsers send only when typed text is left.
  const showProblem = () => input.current?.dispatchEvent(new Event('change', { bubbles: true }));
  /** Discards what is typed. */
  const discard = () => {
    setDraft(null);
    setTyping(false);
    showProblem();
  };
  /** Writes a date, or nothing for '', in place of what is typed. */
  const set = (next: string) => {
    discard();
    change(next);
  };

  return {
    text,
    isTyping,
    /** The value for a form, also while a year of two digits has not been reported. */
    formValue: typed.kind === 'date' ? typed.value : '',
    /** Takes what is typed. A year of two digits waits, because it can be the start of one of four. */
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
    /** Shows what is wrong with the text, or that nothing is any more. */
    showProblem,
    set,
    discard,
  };
}

export type DateTextState = ReturnType<typeof useDateText>;

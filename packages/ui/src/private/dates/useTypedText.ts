'use client';
import { type RefObject, useState } from 'react';
import { useControllable } from '../../hooks/useControllable.ts';

interface Reading {
  /** `''` if the text has no valid value. */
  value: string;
  /** Whether the text may continue, so that its value is reported only at the end of typing. */
  isOpenEnded: boolean;
}

export interface TypedValueProps {
  input: RefObject<HTMLInputElement | null>;
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
}

interface TypedTextProps extends TypedValueProps {
  read: (text: string) => Reading;
  write: (value: string) => string;
}

/** The state of a field that reads its value from the text, such as a date. */
export function useTypedText({ input, value: controlledValue, defaultValue, onChange, read, write }: TypedTextProps) {
  const [value, change] = useControllable(controlledValue, defaultValue, onChange);
  // The typed text stays while its value is current. A new value from the host replaces it.
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null);
  const [isTyping, setTyping] = useState(false);
  const text = draft?.value === value ? draft.text : write(value);
  const typed = read(text);

  // react-aria updates errors on this event, which browsers send only on blur.
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
    /** For the form data, which contains it even before the end of typing. */
    formValue: typed.value,
    type: (next: string) => {
      const reading = read(next);
      const nextValue = reading.isOpenEnded ? '' : reading.value;
      setDraft({ text: next, value: nextValue });
      setTyping(true);
      change(nextValue);
    },
    /** Ends typing. Returns the value if it was not reported before. */
    finish: (): string | undefined => {
      setTyping(false);
      if (typed.value === '') return undefined;
      if (text !== write(typed.value) || typed.value !== value) set(typed.value);
      return typed.isOpenEnded ? typed.value : undefined;
    },
    showProblem,
    set,
    discard,
  };
}

export type TypedText = ReturnType<typeof useTypedText>;

'use client';
import { useDeferredValue, useMemo } from 'react';

/** The help of a form whose fields explain their values. A keystroke renders the field first and the help after it. */
export function useHelp<Values, Words, Help>(
  helpFor: (values: Values, words: Words) => Help,
  values: Values,
  words: Words,
): Help {
  const later = useDeferredValue(values);
  return useMemo(() => helpFor(later, words), [helpFor, later, words]);
}

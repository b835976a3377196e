'use client';
import { useDeferredValue, useMemo } from 'react';

/** Help texts that depend on the values of the form. After a keystroke they render once the field has been painted. */
export function useHelp<Values, Words, Help>(
  helpFor: (values: Values, words: Words) => Help,
  values: Values,
  words: Words,
): Help {
  const later = useDeferredValue(values);
  return useMemo(() => helpFor(later, words), [helpFor, later, words]);
}

'use client';
import { useState } from 'react';

/**
 * The values of a form that starts from what is stored. Fields in which nothing was typed follow the stored values, so that
 * saving does not undo what was stored meanwhile from elsewhere.
 */
export function useTyped<Values extends object>(stored: Values) {
  const [first] = useState(stored);
  const [typed, setTyped] = useState<Partial<Values>>({});
  return {
    values: { ...stored, ...typed },
    change:
      <Name extends keyof Values>(name: Name) =>
      (value: Values[Name]) =>
        setTyped((before) => ({ ...before, [name]: value })),
    /** Whether another value than the typed one was stored meanwhile. */
    isOvertaken: (name: keyof Values) => name in typed && stored[name] !== first[name] && stored[name] !== typed[name],
  };
}

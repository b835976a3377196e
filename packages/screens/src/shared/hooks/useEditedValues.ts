'use client';
import { useState } from 'react';

/** Form values over stored ones. Untouched fields follow the store, so that saving keeps changes made elsewhere. */
export function useEditedValues<Values extends object>(stored: Values) {
  const [first] = useState(stored);
  const [typed, setTyped] = useState<Partial<Values>>({});
  return {
    values: { ...stored, ...typed },
    change:
      <Name extends keyof Values>(name: Name) =>
      (value: Values[Name]) =>
        setTyped((before) => ({ ...before, [name]: value })),
    /** Whether the stored value has changed to something other than the typed one. */
    isOvertaken: (name: keyof Values) => name in typed && stored[name] !== first[name] && stored[name] !== typed[name],
  };
}

'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Sets a value of a form by its name. */
export type SetField = (name: string, value: string | boolean) => void;

/**
 * Returns a function that changes one value of a form. It is the same on every render, so that a memoised field renders
 * only when its own value changes.
 */
export function useSetField<Values>(values: Values, onChange: (values: Values) => void): SetField {
  const latest = useRef({ values, onChange });
  useLayoutEffect(() => {
    latest.current = { values, onChange };
  });
  return useCallback((name, value) => {
    latest.current.onChange({ ...latest.current.values, [name]: value });
  }, []);
}

'use client';
import { useEffect, useState } from 'react';
import { debounceTime } from './useDebounced.ts';

/** The error of a text field, once typing pauses: half a number is not yet a mistake. Call `showNow` on blur. */
export function useErrorAfterPause(error: string | undefined, typed: string) {
  const [shown, setShown] = useState(error);
  useEffect(() => {
    const timer = setTimeout(() => setShown(error), error === undefined ? 0 : debounceTime);
    return () => clearTimeout(timer);
  }, [error, typed]);
  return { error: error === undefined ? undefined : shown, showNow: () => setShown(error) };
}

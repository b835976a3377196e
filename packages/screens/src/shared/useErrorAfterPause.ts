'use client';
import { useEffect, useState } from 'react';
import { debounceTime } from './useDebounced.ts';

/**
 * The error of a text field, once typing has paused for `debounceTime`: half a number is not yet a mistake. It
 * disappears as soon as the text is valid. Call `showNow` on blur.
 */
export function useErrorAfterPause(error: string | undefined, typed: string) {
  const [shown, setShown] = useState(error);
  useEffect(() => {
    const timer = setTimeout(() => setShown(error), error === undefined ? 0 : debounceTime);
    return () => clearTimeout(timer);
  }, [error, typed]);
  return { error: error === undefined ? undefined : shown, showNow: () => setShown(error) };
}

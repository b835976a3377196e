'use client';
import { useEffect, useState } from 'react';
import { settleTime } from './useSettled.ts';

/**
 * The error message of a text field, once typing has paused for `settleTime`: half of a number is no mistake yet. A message stays
 * until the text is right, which ends it at once.
 */
export function useRested(error: string | undefined, typed: string): string | undefined {
  const [shown, setShown] = useState(error);
  useEffect(() => {
    const timer = setTimeout(() => setShown(error), error === undefined ? 0 : settleTime);
    return () => clearTimeout(timer);
  }, [error, typed]);
  return error === undefined ? undefined : shown;
}

'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function with a stable identity that calls the latest callback, to avoid re-rendering memoised children. */
export function useStableCallback<Arguments extends unknown[]>(callback: ((...given: Arguments) => void) | undefined) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current?.(...given), []);
}

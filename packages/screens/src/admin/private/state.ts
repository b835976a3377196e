'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function from render to render that calls the newest one, so that rows need not be drawn anew. */
export function useStable<Arguments extends unknown[]>(callback: (...given: Arguments) => void) {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...given: Arguments) => newest.current(...given), []);
}

'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same from render to render and calls the latest callback, so that rows are not drawn again. */
export function useStable<Arguments extends unknown[]>(callback: ((...given: Arguments) => void) | undefined) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current?.(...given), []);
}

'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that is the same on every render and calls the latest callback, so that a memoised component does not
 * render because of it. Do not call it while rendering. For a function that only an effect calls use `useEffectEvent`.
 *
 * @example const change = useStableCallback(onChange);
 */
export function useStableCallback<Arguments extends unknown[]>(callback: ((...given: Arguments) => void) | undefined) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current?.(...given), []);
}

'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that never changes and always calls the latest callback, so that memoised components can skip
 * renders. Do not call it during render. For a function that only effects call, use `useEffectEvent`.
 * @example const change = useStableCallback(onChange);
 */
export function useStableCallback<Arguments extends unknown[]>(callback: ((...given: Arguments) => void) | undefined) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current?.(...given), []);
}

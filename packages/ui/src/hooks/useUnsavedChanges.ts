'use client';
import { useCallback, useEffect, useRef } from 'react';

export interface UnsavedChanges {
  /** Returns whether leaving the page now would lose changes. A router calls it; the browser guards only reloads. */
  mustAsk: () => boolean;
  /** Allows the next navigation: call it when the changes have been saved or discarded. */
  release: () => void;
}

/**
 * Warns before unsaved changes are lost: the browser asks before it closes or reloads the page. A router calls
 * `mustAsk`, which is up to date even before the next render.
 * @example
 * const { mustAsk, release } = useUnsavedChanges(isDirty);
 * const blocker = useBlocker(mustAsk); // react-router
 */
export function useUnsavedChanges(hasChanges: boolean): UnsavedChanges {
  const asks = useRef(false);
  useEffect(() => {
    asks.current = hasChanges;
    // Added only when needed, because this listener keeps Firefox from restoring the page quickly.
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (asks.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return {
    mustAsk: useCallback(() => asks.current, []),
    release: useCallback(() => void (asks.current = false), []),
  };
}

'use client';
import { useCallback, useEffect, useRef } from 'react';

export interface UnsavedChanges {
  /** Whether leaving the page now would lose changes. For the router, which navigates without the browser's question. */
  mustAsk: () => boolean;
  /** Lets the next navigation go: the changes have just been saved, or given up. */
  release: () => void;
}

/**
 * Keeps what was typed from being lost. While there are changes, the browser asks before it closes or reloads the page. A
 * router has to ask itself: `mustAsk` says whether, and is up to date even before the next render.
 *
 * @param hasChanges Whether something would be lost now.
 * @example
 * const { mustAsk, release } = useUnsavedChanges(isDirty);
 * const blocker = useBlocker(mustAsk); // react-router
 */
export function useUnsavedChanges(hasChanges: boolean): UnsavedChanges {
  const asks = useRef(false);
  useEffect(() => {
    asks.current = hasChanges;
    // Only while needed: a page that listens is slow to come back to in Firefox.
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

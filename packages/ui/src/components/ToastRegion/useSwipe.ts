'use client';
import { type MouseEvent, type PointerEvent, useEffect, useState } from 'react';

/** A toast that is swiped at most this many pixels to the right springs back. */
export const toastSwipeThreshold = 50;

/** Calls `onSwipe` for a release beyond the threshold; otherwise the offset returns to 0. A new key ends the swipe. */
export function useSwipe(key: number, onSwipe: () => void) {
  const [lastStart, setStart] = useState<{ key: number; pointerId: number; x: number } | null>(null);
  const [offset, setOffset] = useState(0);
  const start = lastStart?.key === key ? lastStart : null;

  // Listens on the window, because the pointer may leave the toast during the swipe.
  useEffect(() => {
    if (!start) return;
    const listening = new AbortController();
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (offset: number) => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (event.pointerId === start.pointerId) listener(Math.max(0, event.clientX - start.x));
        },
        { signal: listening.signal },
      );
    const reset = () => {
      setStart(null);
      setOffset(0);
    };
    listen('pointermove', setOffset);
    listen('pointercancel', reset);
    listen('pointerup', (end) => {
      reset();
      if (end > toastSwipeThreshold) onSwipe();
    });
    return () => listening.abort();
  }, [start, onSwipe]);

  return {
    offset: start ? offset : 0,
    isSwiping: start !== null,
    swipeProps: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0 && !start && !isOnButton(event.target)) {
          setStart({ key, pointerId: event.pointerId, x: event.clientX });
          setOffset(0);
        }
      },
      // A press would focus the region, and a focused toast does not close.
      onMouseDown: (event: MouseEvent) => {
        if (!isOnButton(event.target)) event.preventDefault();
      },
    },
  };
}

const isOnButton = (target: EventTarget) => target instanceof Element && target.closest('button') !== null;

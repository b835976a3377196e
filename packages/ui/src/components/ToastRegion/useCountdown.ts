'use client';
import { useEffect, useRef } from 'react';

/** Calls `onEnd` after so many milliseconds, not counting those while it is paused. */
export function useCountdown(duration: number, isPaused: boolean, onEnd: () => void) {
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}

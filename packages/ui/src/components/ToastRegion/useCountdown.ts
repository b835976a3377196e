'use client';
import { useEffect, useRef, useSyncExternalStore } from 'react';

const onVisibilityChange = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Calls `onEnd` after `duration` milliseconds, not counting pauses and hidden tabs. A new key restarts it. */
export function useCountdown(key: number, duration: number, isPaused: boolean, onEnd: () => void) {
  const isHidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
  const countdown = useRef({ key, remaining: duration });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (countdown.current.key !== key) countdown.current = { key, remaining: duration };
    if (isPaused || isHidden) return;
    const current = countdown.current;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), current.remaining);
    return () => {
      clearTimeout(timer);
      current.remaining -= Date.now() - startedAt;
    };
  }, [key, duration, isPaused, isHidden]);
}

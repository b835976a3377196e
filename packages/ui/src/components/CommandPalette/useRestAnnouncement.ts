'use client';
import { useEffect } from 'react';
import { useAnnounce } from '../../hooks/useAnnounce.ts';

/** In milliseconds. Screen readers read out the typed text first. */
const restTime = 700;

/** Announces a text once the user has stopped typing; `null` announces nothing. */
export function useRestAnnouncement(text: string | null, typed: string) {
  const announce = useAnnounce();
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => announce(text), restTime);
    return () => clearTimeout(timer);
  }, [announce, text, typed]);
}

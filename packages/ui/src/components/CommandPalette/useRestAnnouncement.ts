'use client';
import { useEffect } from 'react';
import { useAnnounce } from '../../hooks/useAnnounce.ts';

/** How long the field must be at rest before something is announced, in milliseconds: screen readers say what is typed first. */
const restTime = 700;

/** Announces a text once the field has been at rest; `null` announces nothing. */
export function useRestAnnouncement(text: string | null, typed: string) {
  const announce = useAnnounce();
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => announce(text), restTime);
    return () => clearTimeout(timer);
  }, [announce, text, typed]);
}

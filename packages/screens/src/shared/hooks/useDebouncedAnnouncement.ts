'use client';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect } from 'react';
import { spoken } from '../format/spoken.ts';
import { useDebounced } from './useDebounced.ts';

/** Announces a text that changes while the user types, once it has settled. Skips the initial text. */
export function useDebouncedAnnouncement(text: string) {
  const announce = useAnnounce();
  const debounced = useDebounced(text);
  useEffect(() => {
    if (debounced !== '') announce(spoken(debounced));
  }, [announce, debounced]);
}

'use client';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect } from 'react';
import { spoken } from './format/spoken.ts';
import { useDebounced } from './useDebounced.ts';

/** Announces a text that changes while the user types, with its signs in words, once it has settled. Not the first one. */
export function useDebouncedAnnouncement(text: string) {
  const announce = useAnnounce();
  const debounced = useDebounced(text);
  useEffect(() => {
    if (debounced !== '') announce(spoken(debounced));
  }, [announce, debounced]);
}

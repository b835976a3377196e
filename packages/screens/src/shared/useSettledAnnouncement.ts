'use client';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect } from 'react';
import { spoken } from './format/spoken.ts';
import { useSettled } from './useSettled.ts';

/** Announces a text that changes while the user types, with its signs in words, once it has settled. Not the first one. */
export function useSettledAnnouncement(text: string) {
  const announce = useAnnounce();
  const settled = useSettled(text);
  useEffect(() => {
    if (settled !== '') announce(spoken(settled));
  }, [announce, settled]);
}

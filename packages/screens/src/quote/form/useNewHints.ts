'use client';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect, useRef } from 'react';
import { spoken } from '../../shared/format/spoken.ts';
import { useDebounced } from '../../shared/useDebounced.ts';

/** The rules of the hints, as one text that `useDebounced` can compare. Never empty, as an empty text means no change yet. */
const keyOf = (hints: readonly { id: string; text: string }[]) => `${hints.map(({ id }) => id).join(' ')}.`;

/**
 * Announces the hints that are new since the form last settled. Not the first ones: the hints of the initial values are
 * descriptions of their fields. A hint that stays is announced once, even if its text changes.
 */
export function useNewHints(hints: readonly { id: string; text: string }[]) {
  const announce = useAnnounce();
  const debounced = useDebounced(keyOf(hints));
  const current = useRef(hints);
  const announced = useRef(hints);
  useEffect(() => {
    current.current = hints;
  });
  useEffect(() => {
    if (debounced === '') return;
    const known = announced.current.map(({ id }) => id);
    announced.current = current.current;
    const added = current.current.filter(({ id }) => !known.includes(id));
    if (added.length > 0) announce(spoken(added.map(({ text }) => text).join(' ')));
  }, [announce, debounced]);
}

'use client';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect, useEffectEvent, useRef } from 'react';
import { spoken } from '../../shared/format/spoken.ts';
import { useDebounced } from '../../shared/hooks/useDebounced.ts';

interface NewHint {
  id: string;
  text: string;
  isError: boolean;
}

/** Hints are identified by rule. Errors also by text, which quotes the typed value. */
const keyOf = ({ id, text, isError }: NewHint) => (isError ? `${id} ${text}` : id);

/**
 * Writes the hints as a text for `useDebounced`, which compares texts. It is never empty: an empty text means no change
 * yet.
 */
const keysOf = (hints: readonly NewHint[]) => `${hints.map(keyOf).join(' ')}.`;

/** With more new hints, only their number is announced. */
const maxSpoken = 2;

/** Skips the initial hints. Announces a hint once even if its figures change, an error with each text. */
export function useNewHints(hints: readonly NewHint[], countText: (count: number) => string) {
  const announce = useAnnounce();
  const debounced = useDebounced(keysOf(hints));
  const announced = useRef(hints);
  const announceNew = useEffectEvent(() => {
    const known = announced.current.map(keyOf);
    announced.current = hints;
    const added = hints.filter((hint) => !known.includes(keyOf(hint)));
    const errors = added.filter(({ isError }) => isError);
    const others = added.filter(({ isError }) => !isError);
    const texts = [
      ...errors.map(({ text }) => text),
      ...(others.length > maxSpoken ? [countText(others.length)] : others.map(({ text }) => text)),
    ];
    if (texts.length > 0) announce(spoken(texts.join(' ')));
  });
  useEffect(() => {
    if (debounced !== '') announceNew();
  }, [debounced]);
}

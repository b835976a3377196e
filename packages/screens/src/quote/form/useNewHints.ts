'use client';
import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../../shared/useSettled.ts';

/** The rules of the hints, as one text that `useSettled` can compare. Never empty, as an empty text means no change yet. */
const keyOf = (hints: readonly { id: string; text: string }[]) => `${hints.map(({ id }) => id).join(' ')}.`;

/**
 * The texts of the hints that are new since the form last settled, for a live region. Empty at first: the hints of the
 * initial values are descriptions of their fields. A hint that stays is announced once, even if its text changes.
 */
export function useNewHints(hints: readonly { id: string; text: string }[]) {
  const [announcement, setAnnouncement] = useState('');
  const settled = useSettled(keyOf(hints));
  const current = useRef(hints);
  const announced = useRef(hints);
  useEffect(() => {
    current.current = hints;
  });
  useEffect(() => {
    if (settled === '') return;
    const known = announced.current.map(({ id }) => id);
    announced.current = current.current;
    setAnnouncement(
      current.current
        .filter(({ id }) => !known.includes(id))
        .map(({ text }) => text)
        .join(' '),
    );
  }, [settled]);
  return announcement;
}

'use client';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * What is typed into a field whose value the host keeps. A host with a router gives it back late, letter by letter, and
 * the field must not fall behind the fingers; a value that was not typed here is taken over.
 */
export function useDraft(given: string): readonly [string, (text: string) => void] {
  const [state, setState] = useState({ draft: given, seen: given, told: [] as readonly string[] });
  let current = state;
  if (given !== state.seen) {
    const place = state.told.indexOf(given);
    current =
      place === -1
        ? { draft: given, seen: given, told: [] }
        : { draft: state.draft, seen: given, told: state.told.slice(place + 1) };
    setState(current);
  }
  return [
    current.draft,
    (draft) => setState((before) => ({ ...before, draft, told: draft === before.seen ? [] : [...before.told, draft] })),
  ];
}

/** The same function from render to render that calls the newest one, so that rows need not be drawn anew. */
export function useStable<Arguments extends unknown[]>(callback: (...given: Arguments) => void) {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...given: Arguments) => newest.current(...given), []);
}

'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to a list when the focused row is removed: otherwise Tab would start at the top of the page.
 *
 * @param rows The visible rows; empty while they load.
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, rows: readonly { id: string }[]) {
  const ids = rows.map(({ id }) => id).join(' ');
  const before = useRef('');
  useEffect(() => {
    if (before.current !== '' && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    before.current = ids;
  }, [ids, list]);
}

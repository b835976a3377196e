'use client';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns focus as soon as an overlay closes, while it fades out. react-aria returns it after removing the overlay, but
 * Orca is silent if focus moves after its element has gone. If the opener has gone or is hidden, `main` gets focus.
 */
export function useFocusReturn(isOpen: boolean, content: RefObject<HTMLElement | null>) {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const { activeElement, body } = document;
    if (isOpen || !(opener instanceof HTMLElement) || opener === body) return;
    // An action in the overlay may have moved focus.
    if (activeElement === body || content.current?.parentElement?.contains(activeElement))
      opener.focus({ preventScroll: true });
  }, [isOpen, opener, content]);
  useEffect(
    () => () => {
      // Runs after react-aria, which returns focus in a frame.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      });
    },
    [],
  );
}

'use client';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns focus as soon as an overlay closes, while it fades out: react-aria returns it after removing the overlay, and
 * Orca says nothing about focus that moves once its element is gone. If the opener is gone or hidden, `main` gets focus.
 */
export function useFocusReturn(isOpen: boolean, content: RefObject<HTMLElement | null>) {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const { activeElement, body } = document;
    if (isOpen || !(opener instanceof HTMLElement) || opener === body) return;
    // An action in the overlay may have moved it.
    if (activeElement === body || content.current?.parentElement?.contains(activeElement))
      opener.focus({ preventScroll: true });
  }, [isOpen, opener, content]);
  useEffect(
    () => () => {
      // After react-aria, which returns the focus in a frame.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      });
    },
    [],
  );
}

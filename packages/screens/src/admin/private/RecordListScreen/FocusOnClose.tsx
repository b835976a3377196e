'use client';
import { type RefObject, useEffect } from 'react';

/**
 * In a dialog: focuses the target when the dialog closes and nothing else has focus, as after a dialog that the address
 * opened and no button.
 */
export function FocusOnClose({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      // React Aria returns the focus in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) target.current?.focus();
        }),
      );
    },
    [target],
  );
  return null;
}

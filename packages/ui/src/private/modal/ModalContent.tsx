'use client';
import { createContext, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type Announce, type Announcer, createAnnouncer } from '../createAnnouncer.ts';

/** The announcer of the modal around a component, or `null` outside of modals. */
export const ModalAnnounce = createContext<Announce | null>(null);

/** Focuses `main` if the previously focused element is gone or hidden when a modal closes. */
function useFocusAfterClose() {
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

/** Announces inside the modal, because screen readers do not see the rest of the page, and restores focus. */
export function ModalContent({ children }: { children: ReactNode }) {
  useFocusAfterClose();
  const place = useRef<HTMLDivElement>(null);
  const announcer = useRef<Announcer>(null);
  useEffect(() => {
    if (!place.current) return;
    const created = createAnnouncer(place.current);
    announcer.current = created;
    return created.remove;
  }, []);
  const announce = useCallback<Announce>((...message) => announcer.current?.announce(...message), []);
  return (
    <ModalAnnounce value={announce}>
      {children}
      <div ref={place} style={{ display: 'contents' }} />
    </ModalAnnounce>
  );
}

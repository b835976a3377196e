'use client';
import { createContext, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type Announce, type Announcer, createAnnouncer } from '../createAnnouncer.ts';

/** The announcer of the modal around a component, or `null` outside of modals. */
export const ModalAnnounce = createContext<Announce | null>(null);

/** If what had the focus before is gone or hidden when a modal has closed, focuses `main` rather than nothing. */
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

/**
 * The content of every modal. Announces what happens in it inside of it, because screen readers do not see the rest of the
 * page, and leaves the focus somewhere.
 */
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

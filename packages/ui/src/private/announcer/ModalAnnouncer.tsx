'use client';
import { createContext, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type Announce, type Announcer, createAnnouncer } from './createAnnouncer.ts';

/** The announcer of the modal around a component, or `null` outside of modals. */
export const ModalAnnounce = createContext<Announce | null>(null);

/** Announces what happens in a modal inside of it, because screen readers do not see the rest of the page. */
export function ModalAnnouncer({ children }: { children: ReactNode }) {
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

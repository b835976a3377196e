'use client';
import { type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { type Announce, type Announcer, createAnnouncer } from '../createAnnouncer.ts';
import { ModalAnnounce } from './ModalAnnounce.ts';
import { useFocusReturn } from './useFocusReturn.ts';

/** Announces inside the modal, because screen readers do not see the rest of the page, and restores focus. */
export function ModalContent({ children, isOpen }: { children: ReactNode; isOpen?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const state = use(OverlayTriggerStateContext);
  useFocusReturn(isOpen ?? state?.isOpen ?? true, place);
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
      <div ref={place} data-pcb-modal="" style={{ display: 'contents' }} />
    </ModalAnnounce>
  );
}

'use client';
import { use, useEffect } from 'react';
import { type Announce, type Announcer, createAnnouncer } from '../private/createAnnouncer.ts';
import { ModalAnnounce } from '../private/modal/ModalAnnounce.ts';

export type { Announce, AnnounceOptions } from '../private/createAnnouncer.ts';

let page: Announcer | undefined;

/** Created again if the host has removed it. */
function pageAnnouncer(): Announcer {
  if (!page?.isConnected()) page = createAnnouncer(document.body);
  return page;
}

const announceOnPage: Announce = (...message) => pageAnnouncer().announce(...message);

/**
 * Announces a change away from the focus to screen readers, such as the number of filtered results. It works without a
 * provider and inside a `Dialog`. For a message that everyone should see, show a toast or a `Notice`.
 * @example
 * const announce = useAnnounce();
 * announce('12 orders found');
 */
export function useAnnounce(): Announce {
  const announceInModal = use(ModalAnnounce);
  // Screen readers notice a region only if it exists before its text.
  useEffect(() => {
    if (!announceInModal) pageAnnouncer();
  }, [announceInModal]);
  return announceInModal ?? announceOnPage;
}

'use client';
import { use, useEffect } from 'react';
import { type Announce, type Announcer, createAnnouncer } from '../private/createAnnouncer.ts';
import { ModalAnnounce } from '../private/modal/ModalContent.tsx';

export type { Announce, AnnounceOptions } from '../private/createAnnouncer.ts';

let page: Announcer | undefined;

/** The announcer of the page, created again if the host has removed it. */
function pageAnnouncer(): Announcer {
  if (!page?.isConnected()) page = createAnnouncer(document.body);
  return page;
}

const announceOnPage: Announce = (...message) => pageAnnouncer().announce(...message);

/**
 * Says to screen readers what changed elsewhere than at the focus: the result of a copy, how many results a filter left. It
 * needs no provider; in a `Dialog` the message is said inside the dialog. For a message that everyone should see, show a
 * toast or a `Notice`, which are announced by themselves.
 *
 * @example
 * const announce = useAnnounce();
 * announce('12 orders found');
 */
export function useAnnounce(): Announce {
  const announceInModal = use(ModalAnnounce);
  // Screen readers notice a region that is there before its text.
  useEffect(() => {
    if (!announceInModal) pageAnnouncer();
  }, [announceInModal]);
  return announceInModal ?? announceOnPage;
}

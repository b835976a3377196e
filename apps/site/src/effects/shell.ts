import { storefrontMessages } from '../messages/storefront.ts';
import { unwired } from '../messages/unwired.ts';
import { signOut } from '../session/session.ts';
import { toasts } from '../app/toasts.ts';

/** What the header and the footer do. Replace the mock-ups here. */
export const shellEffects = {
  search: () => toasts.show({ title: unwired('Search') }),
  unwired: (feature: string) => toasts.show({ title: unwired(feature) }),
  footerAction: () => toasts.show({ title: storefrontMessages.footerAction }),
  logOut(navigate: (path: string) => void) {
    signOut();
    navigate('/login');
  },
};

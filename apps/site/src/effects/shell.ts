import { messages } from '../messages.ts';
import { signOut } from '../session.ts';
import { toasts } from '../toasts.ts';

/** What the header and the footer do. Replace the mock-ups here. */
export const shellEffects = {
  search: () => toasts.show({ title: messages.unwired('Search') }),
  unwired: (feature: string) => toasts.show({ title: messages.unwired(feature) }),
  footerAction: () => toasts.show({ title: messages.footerAction }),
  logOut(navigate: (path: string) => void) {
    signOut();
    navigate('/login');
  },
};

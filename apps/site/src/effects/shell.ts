import type { Site } from '../createSite.ts';
import { notSignedOut, unwired } from '../messages/common.ts';
import { storefrontMessages } from '../messages/storefront.ts';

export const shellEffects = ({ brand, session, toasts }: Site) => ({
  search: () => toasts.show({ title: unwired('Search', brand) }),
  unwired: (feature: string) => toasts.show({ title: unwired(feature, brand) }),
  footerAction: () => toasts.show({ title: storefrontMessages.footerAction }),
  async logOut(navigate: (path: string) => void) {
    try {
      await session.signOut();
    } catch {
      toasts.show({ ...notSignedOut, tone: 'danger' });
      return;
    }
    navigate('/login');
  },
});

import { sampleBrand } from '@pcb/screens/fixtures/brand';
import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
import { forgetLists } from '../../apps/site/src/address/listState.ts';
import { brand } from '../../apps/site/src/brand.ts';
import { resetCart } from '../../apps/site/src/session/cart.ts';
import { historyPath } from '../../apps/site/src/app/guards.ts';
import { routes } from '../../apps/site/src/app/routes.tsx';
import { resetServiceForms } from '../../apps/site/src/session/serviceForms.ts';
import {
  onSessionChange,
  refreshAdmin,
  refreshSession,
  signIn,
  signInAdmin,
} from '../../apps/site/src/session/session.ts';
import { setStorageAside } from '../../apps/site/src/session/storage.ts';
import { chooseTheme } from '../../apps/site/src/app/theme.ts';
import { toasts } from '../../apps/site/src/app/toasts.ts';
import { whenReady } from '../../apps/site/src/app/whenReady.ts';

// Storybook asks no other server.
brand.avatarUrl = sampleBrand.avatarUrl;

export type Session = 'nobody' | 'customer' | 'administrator';

/** The site with a history of its own: an address in the browser's bar would be Storybook's. */
export interface OpenSite {
  router: ReturnType<typeof createMemoryRouter>;
  /** Resolves when the first page can be shown. */
  ready: Promise<void>;
  /** Back or forward by so many pages. */
  go: (pages: number) => void;
  /** Ends the visit and puts back what it found. */
  close: () => void;
}

/** Opens the site as a browser in which nobody has been before, or in which somebody is signed in. */
export function openSite(address: string, session: Session): OpenSite {
  const putStorageBack = setStorageAside();
  const { title } = document;
  // The site keeps its state in modules: what a visit before this one has left would still be there.
  resetCart();
  forgetLists();
  resetServiceForms();
  toasts.clear();
  refreshSession();
  refreshAdmin();
  if (session === 'customer') signIn(brand.demoCustomer);
  if (session === 'administrator') signInAdmin(brand.admin);
  chooseTheme(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

  // With Back and Forward the history moves first and the page follows; with a link it is the other way round.
  let isHistoryAhead = false;
  const currentPath = () => {
    const { navigation, location } = router.state;
    return (isHistoryAhead ? (navigation.location ?? location) : location).pathname;
  };
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[historyPath, currentPath]])),
  });
  const stopFollowing = onSessionChange(() => void router.revalidate());
  const stopWatching = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') isHistoryAhead = false;
  });

  return {
    router,
    ready: whenReady(router),
    go: (pages) => {
      isHistoryAhead = true;
      void router.navigate(pages);
    },
    close: () => {
      stopFollowing();
      stopWatching();
      router.dispose();
      putStorageBack();
      refreshSession();
      refreshAdmin();
      document.title = title;
    },
  };
}

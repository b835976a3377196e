import { sampleBrand } from '@pcb/screens/fixtures/brand';
import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
import { historyPath } from '../../apps/site/src/app/guards.ts';
import { siteRoutes } from '../../apps/site/src/app/routes.tsx';
import { whenReady } from '../../apps/site/src/app/whenReady.ts';
import { brand as siteBrand } from '../../apps/site/src/brand.ts';
import { createSite } from '../../apps/site/src/createSite.ts';
import type { SiteData } from '../../apps/site/src/data/siteData.ts';
import { memoryStorage } from '../../apps/site/src/data/storage.ts';

export type SignedIn = 'nobody' | 'customer' | 'administrator';

let storage = memoryStorage();

/** What the site of the latest visit has stored under a name. */
export const storedItem = (name: string) => storage().getItem(name);

// Storybook asks no other server.
const brand = { ...siteBrand, avatarUrl: sampleBrand.avatarUrl };

/** The site with a history of its own: an address in the browser's bar would be Storybook's. */
export interface OpenSite {
  router: ReturnType<typeof createMemoryRouter>;
  /** Resolves when the first page can be shown. */
  ready: Promise<void>;
  /** Back or forward by so many pages. */
  go: (pages: number) => void;
  /** Ends the visit. */
  close: () => void;
}

/** Opens the site as a browser in which nobody has been before, or in which somebody is signed in. */
export async function openSite(address: string, signedIn: SignedIn, data: Partial<SiteData>): Promise<OpenSite> {
  const { title } = document;
  const { dataset } = document.documentElement;
  storage = memoryStorage();
  const site = createSite({ brand, storage, clock: Date.now, data });
  if (signedIn === 'customer') await site.session.signIn(brand.demoCustomer);
  if (signedIn === 'administrator') await site.session.signInAdministrator(brand.admin);
  site.theme.choose(dataset['theme'] === 'dark' ? 'dark' : 'light');

  // With Back and Forward the history moves first and the page follows; with a link it is the other way round.
  let isHistoryAhead = false;
  const currentPath = () => {
    const { navigation, location } = router.state;
    return (isHistoryAhead ? (navigation.location ?? location) : location).pathname;
  };
  const router = createMemoryRouter(siteRoutes(site), {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[historyPath, currentPath]])),
  });
  const stopFollowing = site.session.onChange(() => void router.revalidate());
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
      document.title = title;
    },
  };
}

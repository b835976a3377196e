import { sampleBrand } from '@pcb/screens/fixtures/brand';
import { createMemoryRouter } from 'react-router-dom';
import { siteRoutes } from '../../apps/site/src/app/routing/routes.tsx';
import { whenReady } from '../../apps/site/src/app/start/whenReady.ts';
import { brand as siteBrand } from '../../apps/site/src/brand.ts';
import { createSite } from '../../apps/site/src/createSite.ts';
import { sampleDataWith } from '../../apps/site/src/data/sampleData.ts';
import { demoPasswords } from '../../apps/site/src/data/session.ts';
import type { SiteData } from '../../apps/site/src/data/siteData.ts';
import { memoryStorage } from '../../apps/site/src/data/storage.ts';

export type SignedIn = 'nobody' | 'customer' | 'administrator';

// Storybook makes no requests to other servers.
const brand = { ...siteBrand, avatarUrl: sampleBrand.avatarUrl };

/** The site with a memory history, because the browser's URL belongs to Storybook. */
export interface OpenSite {
  router: ReturnType<typeof createMemoryRouter>;
  /** Resolves when the first page can be shown. */
  ready: Promise<void>;
  /** Goes back or forward by a number of pages. */
  go: (pages: number) => void;
  /** Ends the visit. */
  close: () => void;
}

/** Opens the site in a fresh browser, optionally signed in. */
export async function openSite(url: string, signedIn: SignedIn, data: Partial<SiteData>): Promise<OpenSite> {
  const { title } = document;
  const { dataset } = document.documentElement;
  const site = createSite({ brand, storage: memoryStorage(), clock: Date.now, data: sampleDataWith(data) });
  if (signedIn === 'customer') await site.session.signIn({ ...brand.demoCustomer, password: demoPasswords.customer });
  if (signedIn === 'administrator')
    await site.session.signInAdministrator({ ...brand.admin, password: demoPasswords.administrator });
  site.theme.choose(dataset['theme'] === 'dark' ? 'dark' : 'light');

  // On Back and Forward the history changes before the page; on a link it changes after it.
  let isHistoryAhead = false;
  // The loaders of the first page run while the router is created.
  let historyPath = () => new URL(url, window.location.origin).pathname;
  const router = createMemoryRouter(siteRoutes(site, { historyPath: () => historyPath() }), { initialEntries: [url] });
  historyPath = () => {
    const { navigation, location } = router.state;
    return (isHistoryAhead ? (navigation.location ?? location) : location).pathname;
  };
  const disconnect = site.connect(router);
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
      disconnect();
      stopWatching();
      router.dispose();
      document.title = title;
    },
  };
}

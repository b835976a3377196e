import '@pcb/ui/fonts.css';
import '@pcb/ui/reset.css';
import './site.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createData } from '#build/data.ts';
import { ensureHistoryKey } from './app/routing/historyKey.ts';
import { siteRoutes } from './app/routing/routes.tsx';
import { retryWithFullLoad } from './app/start/retryWithFullLoad.ts';
import { allowEmptyMarkup } from './app/start/trustedTypes.ts';
import { whenReady } from './app/start/whenReady.ts';
import { brand } from './brand.ts';
import { createSite } from './createSite.ts';
import { browserStorage, browserVisitStorage } from './data/storage.ts';

allowEmptyMarkup();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const site = createSite({
  brand,
  storage: browserStorage,
  visitStorage: browserVisitStorage,
  clock: Date.now,
  data: createData,
});
site.theme.start();
site.lengthUnit.start();
site.density.start();
site.hiddenColumns.start();
// An unreadable session counts as signed out; the guards read it again.
void Promise.allSettled([site.session.refreshCustomer(), site.session.refreshAdministrator()]);

ensureHistoryKey();
const router = createBrowserRouter(
  siteRoutes(site, { retryWithFullLoad: (): boolean => retryWithFullLoad(router, site) }),
);
site.connect(router);

await whenReady(router);
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
// Hydrates only a page that was prerendered for this path; renders anything else from scratch.
const isPrerendered = root.dataset['path'] === router.state.location.pathname && !router.state.errors;
// In a transition, so that hydration yields to input and frames.
if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);

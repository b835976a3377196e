import '@pcb/ui/fonts.css';
import '@pcb/ui/reset.css';
import './site.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { stopKeepingEarlyUse } from './app/earlyUse.ts';
import { ensureHistoryKey } from './app/historyKey.ts';
import { nextTask } from './app/nextTask.ts';
import { prerenderedPageIn } from './app/prerenderedPage.ts';
import { siteRoutes } from './app/routes.tsx';
import { whenReady } from './app/whenReady.ts';
import { brand } from './brand.ts';
import { createSite } from './createSite.ts';
import { browserStorage } from './data/storage.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const site = createSite({ brand, storage: browserStorage, clock: Date.now });
site.theme.start();
site.lengthUnit.start();
site.density.start();
// A session that cannot be read is a signed-out one; the guards read it again.
void Promise.allSettled([site.session.refreshCustomer(), site.session.refreshAdministrator()]);

ensureHistoryKey();
await nextTask();
const { state: unit } = site.lengthUnit;
// Pages are prerendered without query and hash, and with the default unit of lengths.
const isOutdated = location.search + location.hash !== '' || unit.getState().value !== unit.getInitialState().value;
const waiting = prerenderedPageIn(root, isOutdated);
const router = createBrowserRouter(siteRoutes(site, { waiting }));
site.session.onChange(() => void router.revalidate());

await whenReady(router);
await nextTask();
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
// Hydrates only a page that was prerendered for this address, and renders anything else from scratch.
const isPrerendered = root.dataset['path'] === router.state.location.pathname && !router.state.errors;
stopKeepingEarlyUse((isPrerendered && waiting && root.querySelector('main')) || undefined);
// In a transition, so that hydration gives way to input and frames.
if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);

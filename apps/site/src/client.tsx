import '@pcb/ui/fonts.css';
import '@pcb/ui/theme';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes.tsx';
import { onSessionChange, refreshAdmin, refreshSession } from './session.ts';
import { startTheme } from './theme.ts';

startTheme();
refreshSession();
refreshAdmin();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const router = createBrowserRouter(routes);
onSessionChange(() => void router.revalidate());

/** Resolves when the code of the first page is there and its guard has spoken. */
const firstPage = new Promise<void>((resolve) => {
  const check = () => {
    if (!router.state.initialized) return;
    stop();
    resolve();
  };
  const stop = router.subscribe(check);
  queueMicrotask(check);
});

void firstPage.then(() => {
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // Only the page that was prerendered for this very address is taken over; anything else is drawn anew.
  const isPrerendered = root.dataset['path'] === router.state.location.pathname && !router.state.errors;
  if (isPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
});

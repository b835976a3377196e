import '@pcb/ui/fonts.css';
import '@pcb/ui/theme';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './app/routes.tsx';
import { onSessionChange, refreshAdmin, refreshSession } from './session/session.ts';
import { startTheme } from './app/theme.ts';
import { whenReady } from './app/whenReady.ts';

startTheme();
refreshSession();
refreshAdmin();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const router = createBrowserRouter(routes);
onSessionChange(() => void router.revalidate());

void whenReady(router).then(() => {
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

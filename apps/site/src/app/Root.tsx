import { Splash, splashDuration } from '@pcb/screens/shell/Splash';
import { ToastRegion } from '@pcb/ui/ToastRegion';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  type NavigateOptions,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
} from 'react-router-dom';
import { describePage } from './page.ts';
import { useSite } from './useSite.ts';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** Covers the page for a moment after a full load. It is part of the prerendered page, so it stands there from the first paint. */
function SplashForAWhile() {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), splashDuration);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : (
    <div id="splash">
      <Splash />
    </div>
  );
}

/** Title and description follow the navigation; on a full load they are in the page already, and stay the same. */
function useDescribedPage() {
  const matches = useMatches();
  const location = useLocation();
  const { title, description } = describePage(matches, location, useSite().brand);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}

/** After a navigation a screen reader, and the Tab key, begin at the heading of the new page. Not on a full load, not between tabs. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  // Before the page is painted: a later focus() would take the focus from what the visitor has pressed meanwhile.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What every page shares: language, router, toasts, splash. */
export function Root() {
  const navigate = useNavigate();
  const { toasts } = useSite();
  useDescribedPage();
  useFocusOnNavigation();
  return (
    <I18nProvider locale="en-IN">
      <RouterProvider navigate={(to, options) => void navigate(to, options)}>
        <SplashForAWhile />
        <Outlet />
        <ToastRegion queue={toasts} />
      </RouterProvider>
      <ScrollRestoration />
    </I18nProvider>
  );
}

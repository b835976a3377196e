import { Splash, splashDuration, splashFade } from '@pcb/screens/shell/Splash';
import { ToastRegion } from '@pcb/ui/ToastRegion';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
import { useHydrated } from '../hooks/useHydrated.ts';
import { useSite } from '../hooks/useSite.ts';
import { describePage } from '../routing/page.ts';
import { replayEarlyInput } from './replayEarlyInput.ts';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

function TimedSplash() {
  const { isFirstLoad } = useSite();
  const [stage, setStage] = useState<'shown' | 'leaving' | 'over'>('shown');
  useEffect(() => {
    // The clock of the page starts with the navigation, so a slow network does not lengthen the wait.
    const after = (time: number, next: typeof stage) => setTimeout(setStage, time - performance.now(), next);
    const timers = [after(splashDuration - splashFade, 'leaving'), after(splashDuration, 'over')];
    return () => timers.forEach(clearTimeout);
  }, []);
  return stage === 'over' ? null : (
    <div id="splash">
      <Splash isAnnounced={isFirstLoad} isLeaving={stage === 'leaving'} />
    </div>
  );
}

/** Updates title and description on navigation. On a full load the prerendered page already has them. */
function useDocumentMeta() {
  const matches = useMatches();
  const location = useLocation();
  const { title, description } = describePage(matches, location, useSite().brand);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}

/** Shows what `prerender/waitScript.ts` hides, once the pages have read the URL (`useHydrated`). */
function WaitedFor() {
  const isHydrated = useHydrated(() => true, false);
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['waitsForUrl'];
  }, [isHydrated]);
  return null;
}

function focusHeading() {
  document.getElementById('page-title')?.focus({ preventScroll: true });
}

/** Screen readers and Tab then start there. Leaves the focus alone on a full load and between tabs. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const isBlocked = useRef(false);
  // This runs before paint, because a later focus() could take the focus from a control that the visitor has just used.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusHeading();
    isBlocked.current = document.activeElement?.id !== 'page-title';
  }, [pathname]);
  // A dialog that closes with its page keeps the document inert until its own effects are undone, and returns the focus.
  useEffect(() => {
    if (isBlocked.current) focusHeading();
    isBlocked.current = false;
  }, [pathname]);
}

export function Root() {
  const routerNavigate = useNavigate();
  // A new function would re-render every link.
  const navigate = useCallback(
    (to: string, options?: NavigateOptions) => void routerNavigate(to, options),
    [routerNavigate],
  );
  const { toasts } = useSite();
  useDocumentMeta();
  useFocusOnNavigation();
  const [finishTakeOver] = useState(replayEarlyInput);
  useLayoutEffect(finishTakeOver, [finishTakeOver]);
  return (
    <I18nProvider locale="en-IN">
      <RouterProvider navigate={navigate}>
        <TimedSplash />
        <WaitedFor />
        <Outlet />
        <ToastRegion queue={toasts} />
      </RouterProvider>
      <ScrollRestoration />
    </I18nProvider>
  );
}

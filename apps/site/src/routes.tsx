import {
  createContext,
  type LoaderFunctionArgs,
  type NonIndexRouteObject,
  redirect,
  replace,
  type RouteObject,
  type RouterContextProvider,
  useLoaderData,
} from 'react-router-dom';
import { adminPaths } from './admin/paths.ts';
import { accountPaths } from './account/paths.ts';
import type { PageModule } from './page.ts';
import { PageError } from './PageError.tsx';
import { Root } from './Root.tsx';
import { refreshAdmin, refreshSession } from './session.ts';

/** The path at which the history stands. A router whose history is not the browser's brings its own by `getContext`. */
export const historyPath = createContext(() => window.location.pathname);

type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

/**
 * Sends the reader elsewhere. Replaces the history entry where there is one already (a typed address, Back), else
 * Back would lead into the redirect again; a followed link has none yet, and replacing would lose the page it stood on.
 */
const sendTo = (to: string, { request, context }: LoaderArgs) =>
  new URL(request.url).pathname === context.get(historyPath)() ? replace(to) : redirect(to);

const redirected = (path: string, to: string): RouteObject => ({
  path,
  loader: (args: LoaderArgs) => sendTo(to, args),
});

/** What the loader of its route brought. */
function LoadedPage() {
  const { Component } = useLoaderData<PageModule>();
  return <Component />;
}

/**
 * A page behind a guard. Its code is a loader's result, not `lazy`, which would download it beside the guard, not after.
 * Another query is no reason to ask again; another session is (client.tsx).
 */
const guardedBy =
  (isSignedIn: () => unknown, signInPath: string) =>
  (load: () => Promise<Pick<PageModule, 'Component'>>): NonIndexRouteObject => ({
    loader: (args: LoaderArgs) => (isSignedIn() ? load() : sendTo(signInPath, args)),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    Component: LoadedPage,
  });
const forCustomer = guardedBy(refreshSession, '/login');
const forAdmin = guardedBy(refreshAdmin, '/admin/login');

/** Addresses that lead elsewhere. */
export const redirects: Readonly<Record<string, string>> = {
  '/services/pcb-layout': '/services#layout',
  '/services/pcb-fabrication': '/services#fab',
  '/services/pcb-assembly': '/services#fab',
  '/services/pcb-stencil': '/services#stencil',
  '/services/component-sourcing': '/services#source',
  '/admin': '/admin/dashboard',
};

/**
 * The `id` of a public route is its file as the build's manifest names it: `build.ts` links the page's files by that.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: PageError,
    HydrateFallback: () => null,
    children: [
      {
        id: 'src/routes/frame.tsx',
        lazy: () => import('./routes/frame.tsx'),
        ErrorBoundary: PageError,
        children: [
          { id: 'src/routes/home.tsx', path: '/', lazy: () => import('./routes/home.tsx') },
          { id: 'src/routes/services.tsx', path: '/services', lazy: () => import('./routes/services.tsx') },
          { id: 'src/routes/cart.tsx', path: '/cart', lazy: () => import('./routes/cart.tsx') },
          { id: 'src/routes/reachOut.tsx', path: '/reach-out', lazy: () => import('./routes/reachOut.tsx') },
          ...Object.entries(redirects).map(([path, to]) => redirected(path, to)),
          ...accountPaths.map((path) => ({
            path,
            ...forCustomer(() => import('./account/pages.ts').then(({ loadPage }) => loadPage(path))),
          })),
          {
            id: 'src/pages.ts',
            path: '*',
            loader: ({ request }: LoaderArgs) =>
              import('./pages.ts').then(({ pageAt }) => pageAt(new URL(request.url).pathname)),
            shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
            Component: LoadedPage,
          },
        ],
      },
      {
        ErrorBoundary: PageError,
        children: [
          { id: 'src/routes/login.tsx', path: '/login', lazy: () => import('./routes/login.tsx') },
          { id: 'src/routes/register.tsx', path: '/register', lazy: () => import('./routes/register.tsx') },
          { id: 'src/routes/adminLogin.tsx', path: '/admin/login', lazy: () => import('./routes/adminLogin.tsx') },
          {
            ...forAdmin(() => import('./admin/layout.tsx')),
            children: adminPaths.map((path) => ({
              path,
              ...forAdmin(() => import('./admin/pages.ts').then(({ loadPage }) => loadPage(path))),
            })),
          },
          { id: 'src/routes/notFoundBare.tsx', path: '/admin/*', lazy: () => import('./routes/notFoundBare.tsx') },
        ],
      },
    ],
  },
];

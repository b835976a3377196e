import { contentPaths, faqPaths } from '@pcb/screens/content/paths';
import { type LoaderFunctionArgs, redirect, replace, type RouteObject, useLoaderData } from 'react-router-dom';
import type { PageModule } from './page.ts';
import { PageError } from './PageError.tsx';
import { Root } from './Root.tsx';
import { refreshSession } from './session.ts';

/**
 * Sends the reader elsewhere. Replaces the history entry where there is one already (a typed address, Back), else
 * Back would lead into the redirect again; a followed link has none yet, and replacing would lose the page it stood on.
 */
const sendTo = (to: string, request: Request) =>
  new URL(request.url).pathname === window.location.pathname ? replace(to) : redirect(to);

const redirected = (path: string, to: string): RouteObject => ({
  path,
  loader: ({ request }: LoaderFunctionArgs) => sendTo(to, request),
});

function GuardedPage() {
  const { Component } = useLoaderData<PageModule>();
  return <Component />;
}

/** A customer's page. Its code is a loader's result, not `lazy`, which would download it beside the guard, not after. */
const guarded = (path: string, load: () => Promise<PageModule>): RouteObject => ({
  path,
  loader: ({ request }: LoaderFunctionArgs) => (refreshSession() ? load() : sendTo('/login', request)),
  Component: GuardedPage,
});

/** Where `/services/...` addresses lead. */
export const redirects: Readonly<Record<string, string>> = {
  '/services/pcb-layout': '/services#layout',
  '/services/pcb-fabrication': '/services#fab',
  '/services/pcb-assembly': '/services#fab',
  '/services/pcb-stencil': '/services#stencil',
  '/services/component-sourcing': '/services#source',
};

/**
 * The `id` of a lazy route is its file as the build's manifest names it: `build.ts` links the page's files by that.
 * Where one file serves several paths, the path follows a `?`, for no two routes may have one id.
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
          ...contentPaths.map((path) => ({
            id: `src/routes/content.tsx?${path}`,
            path,
            lazy: () => import('./routes/content.tsx').then(({ contentAt }) => contentAt(path)),
          })),
          ...faqPaths.map((path) => ({
            id: `src/routes/faq.tsx?${path}`,
            path,
            lazy: () => import('./routes/faq.tsx').then(({ faqAt }) => faqAt(path)),
          })),
          ...Object.entries(redirects).map(([path, to]) => redirected(path, to)),
          guarded('/dashboard', () => import('./routes/dashboard.tsx')),
          { id: 'src/routes/notFound.tsx', path: '*', lazy: () => import('./routes/notFound.tsx') },
        ],
      },
      {
        ErrorBoundary: PageError,
        children: [
          { id: 'src/routes/login.tsx', path: '/login', lazy: () => import('./routes/login.tsx') },
          { id: 'src/routes/register.tsx', path: '/register', lazy: () => import('./routes/register.tsx') },
          { id: 'src/routes/notFoundBare.tsx', path: '/admin/*', lazy: () => import('./routes/notFoundBare.tsx') },
        ],
      },
    ],
  },
];

import { type NonIndexRouteObject, type RouteObject, useLoaderData } from 'react-router-dom';
import { refreshAdmin, refreshSession } from '../session/session.ts';
import { type Guard, guarded, type LoaderArgs, sendTo } from './guards.ts';
import type { PageModule } from './page.ts';
import { addressOf, type FoundPage } from './pageFiles.ts';
import { PageError } from './PageError.tsx';
import { redirects } from './redirects.ts';
import { Root } from './Root.tsx';

const customer: Guard = { isSignedIn: async () => refreshSession() !== undefined, signInPath: '/login' };
const administrator: Guard = { isSignedIn: async () => refreshAdmin(), signInPath: '/admin/login' };

// Names alone: their code is downloaded by those who open them.
const customerPaths = Object.keys(import.meta.glob('../pages/_customer/**/*.tsx')).map(addressOf);
const signInPaths = Object.keys(import.meta.glob('../pages/_sign-in/**/*.tsx')).map(addressOf);
const adminPaths = Object.keys(import.meta.glob('../pages/admin/**/*.tsx')).map(addressOf);

/** A folder of `pages/`. */
interface Folder {
  pageAt: (address: string) => Promise<FoundPage | undefined>;
}

const pageOf = async (folder: Promise<Folder>, address: string) => {
  const page = await (await folder).pageAt(address);
  if (!page) throw new Error(`No file in pages/ is the page at ${address}.`);
  return page;
};

/** What the loader of its route brought. */
function LoadedPage() {
  const { Component } = useLoaderData<PageModule>();
  return <Component />;
}

/**
 * Something behind a guard. Its code is a loader's result, not `lazy`, which would download it beside the guard, not
 * after. Another query is no reason to ask again; another session is (client.tsx).
 */
const behind = (guard: Guard, load: () => Promise<Pick<PageModule, 'Component'>>): NonIndexRouteObject => ({
  loader: guarded(guard, load),
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.search === nextUrl.search && defaultShouldRevalidate,
  Component: LoadedPage,
});

/** Every address of the site. The folders of `pages/` say what stands where (`pageFiles.ts`). */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: PageError,
    HydrateFallback: () => null,
    children: [
      {
        // As the build's manifest names its file: the prerendered pages link it.
        id: 'src/app/StorefrontFrame.tsx',
        lazy: () => import('./StorefrontFrame.tsx'),
        ErrorBoundary: PageError,
        children: [
          ...Object.entries(redirects).map(([path, to]) => ({ path, loader: (args: LoaderArgs) => sendTo(to, args) })),
          ...customerPaths.map((path) => ({
            path,
            ...behind(customer, () => pageOf(import('./customerPages.ts'), path)),
          })),
          {
            path: '*',
            loader: ({ request }: LoaderArgs) =>
              import('./publicPages.ts').then(({ pageAt }) => pageAt(new URL(request.url).pathname)),
            shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
            Component: LoadedPage,
          },
        ],
      },
      {
        ErrorBoundary: PageError,
        children: [
          ...signInPaths.map((path) => ({
            path,
            loader: () => pageOf(import('./signInPages.ts'), path),
            Component: LoadedPage,
          })),
          {
            ...behind(administrator, () => import('./AdminFrame.tsx')),
            children: adminPaths.map((path) => ({
              path,
              ...behind(administrator, () => pageOf(import('./adminPages.ts'), path)),
            })),
          },
          { path: '/admin/*', lazy: () => import('./BareNotFoundPage.tsx') },
        ],
      },
    ],
  },
];

/** The addresses of guarded pages. One with a `:` stands for a page of each record. */
export const guardedPaths: readonly string[] = [...customerPaths, ...adminPaths];
export { signInPaths };

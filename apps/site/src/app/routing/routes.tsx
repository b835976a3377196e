import type { ComponentType } from 'react';
import { type NonIndexRouteObject, type RouteObject, useLoaderData } from 'react-router-dom';
import { adminFileNames, customerFileNames } from '#build/ownFileNames.ts';
import type { Site } from '../../createSite.ts';
import { PageError } from '../frames/PageError.tsx';
import { SiteContext } from '../hooks/useSite.ts';
import { Root } from '../start/Root.tsx';
import { type Guard, guarded, type HistoryPath, type LoaderArgs, sendTo } from './guards.ts';
import { pathOf, type FoundPage } from './pageFiles.ts';
import { redirects } from './redirects.ts';

// `Object.keys` directly around a glob leaves only file names in the build. Otherwise every page would load a list of the
// files of all pages behind the guards.
const customerPaths = [...Object.keys(import.meta.glob('../../pages/_customer/**/*.tsx')), ...customerFileNames].map(
  pathOf,
);
const adminPaths = [...Object.keys(import.meta.glob('../../pages/admin/**/*.tsx')), ...adminFileNames].map(pathOf);

export const signInPaths: readonly string[] = Object.keys(import.meta.glob('../../pages/_sign-in/**/*.tsx')).map(
  pathOf,
);

/** A path with a `:` matches a page for each record. */
export const guardedPaths: readonly string[] = [...customerPaths, ...adminPaths];

interface Folder {
  pageAt: (path: string) => Promise<FoundPage | undefined>;
}

const folders = {
  customer: () => import('./customerPages.ts'),
  signIn: () => import('./signInPages.ts'),
  admin: () => import('./adminPages.ts'),
};

interface Loaded extends Pick<FoundPage, 'Component'> {
  loaded?: unknown;
}

function LoadedPage() {
  const { Component, loaded } = useLoaderData<Loaded>();
  const Loadable = Component as ComponentType<{ loaded: unknown }>;
  return <Loadable loaded={loaded} />;
}

const browserPath: HistoryPath = () => window.location.pathname;

interface RouteOptions {
  historyPath?: HistoryPath;
  /** Renders pages in their loading state, without data. */
  isLoading?: boolean;
  /** If the code of a page cannot be loaded, opens the page with a full load. Returns whether it does so. */
  retryWithFullLoad?: () => boolean;
}

/** All routes of a site. The files in `pages/` define the paths (`pageFiles.ts`). */
export function siteRoutes(
  site: Site,
  { historyPath = browserPath, isLoading = false, retryWithFullLoad = () => false }: RouteOptions = {},
): RouteObject[] {
  const customer: Guard = {
    isSignedIn: async () => (await site.session.refreshCustomer()) !== undefined,
    signInPath: '/login',
    historyPath,
  };
  const administrator: Guard = {
    isSignedIn: site.session.refreshAdministrator,
    signInPath: '/admin/login',
    historyPath,
  };

  type Load = (args: LoaderArgs) => Promise<FoundPage | undefined>;

  /** Loads the code of a route. On failure, opens the page with a full load, or rejects if that does not help. */
  const code = async <Code,>(imported: Promise<Code>): Promise<Code> => {
    try {
      return await imported;
    } catch (error) {
      if (!retryWithFullLoad()) throw error;
      // The visitor sees the current page until the full load.
      return new Promise(() => {});
    }
  };

  const withData =
    (load: Load) =>
    async (args: LoaderArgs): Promise<FoundPage & Loaded> => {
      const page = await code(load(args));
      if (!page) throw new Error(`No file in pages/ is the page at ${args.request.url}.`);
      return { ...page, loaded: isLoading ? { status: 'loading' } : await page.loader?.(site, args) };
    };

  const pageIn = (loadFolder: () => Promise<Folder>, path: string): Load => {
    return async () => (await loadFolder()).pageAt(path);
  };

  const signInPage = (path: string) => {
    const load = withData(pageIn(folders.signIn, path));
    return (args: LoaderArgs) => {
      if (path === customer.signInPath) void site.session.prepareSignIn();
      return load(args);
    };
  };

  /**
   * The loader returns the code, because `lazy` would download it in parallel with the guard. A change of the session
   * revalidates the route (client.tsx); a change of the query does not.
   */
  const behind = (guard: Guard, load: (args: LoaderArgs) => Promise<Loaded>): NonIndexRouteObject => ({
    loader: guarded(guard, load),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    Component: LoadedPage,
  });

  return [
    {
      Component: () => (
        <SiteContext value={site}>
          <Root />
        </SiteContext>
      ),
      ErrorBoundary: PageError,
      HydrateFallback: () => null,
      children: [
        {
          // As listed in the build manifest, because prerendered pages link the file.
          id: 'src/app/frames/StorefrontFrame.tsx',
          lazy: () => code(import('../frames/StorefrontFrame.tsx')),
          ErrorBoundary: PageError,
          children: [
            ...Object.entries(redirects).map(([path, to]) => ({
              path,
              loader: ({ request }: LoaderArgs) => sendTo(to, request, historyPath),
            })),
            ...customerPaths.map((path) => ({
              path,
              ...behind(customer, withData(pageIn(folders.customer, path))),
            })),
            {
              // The home page is usually opened first, so it does not wait for the list of public pages.
              path: '/',
              loader: withData(async () => ({
                ...(await import('../../pages/index.tsx')),
                file: 'src/pages/index.tsx',
              })),
              shouldRevalidate: () => false,
              Component: LoadedPage,
            },
            {
              path: '*',
              loader: withData(async ({ request }) => {
                const { pageAt } = await import('./publicPages.ts');
                return pageAt(new URL(request.url).pathname);
              }),
              shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
                currentUrl.pathname !== nextUrl.pathname ||
                (currentUrl.href === nextUrl.href && defaultShouldRevalidate),
              Component: LoadedPage,
            },
          ],
        },
        {
          ErrorBoundary: PageError,
          children: [
            ...signInPaths.map((path) => ({
              path,
              loader: signInPage(path),
              Component: LoadedPage,
            })),
            {
              id: 'src/app/frames/AdminFrame.tsx',
              ...behind(administrator, () => code(import('../frames/AdminFrame.tsx'))),
              children: adminPaths.map((path) => ({
                path,
                ...behind(administrator, withData(pageIn(folders.admin, path))),
              })),
            },
            { path: '/admin/*', lazy: () => code(import('../frames/BareNotFoundPage.tsx')) },
          ],
        },
      ],
    },
  ];
}

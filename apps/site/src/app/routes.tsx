import type { ComponentType } from 'react';
import { type NonIndexRouteObject, type RouteObject, useLoaderData } from 'react-router-dom';
import type { Site } from '../createSite.ts';
import { type Guard, guarded, type LoaderArgs, sendTo } from './guards.ts';
import { addressOf, type FoundPage } from './pageFiles.ts';
import { PageError } from './PageError.tsx';
import { redirects } from './redirects.ts';
import { Root } from './Root.tsx';
import { SiteContext } from './useSite.ts';

// Names alone: their code is downloaded by those who open them.
const customerPaths = Object.keys(import.meta.glob('../pages/_customer/**/*.tsx')).map(addressOf);
const adminPaths = Object.keys(import.meta.glob('../pages/admin/**/*.tsx')).map(addressOf);

/** The addresses of the forms for signing in. */
export const signInPaths: readonly string[] = Object.keys(import.meta.glob('../pages/_sign-in/**/*.tsx')).map(
  addressOf,
);

/** The addresses of guarded pages. One with a `:` stands for a page of each record. */
export const guardedPaths: readonly string[] = [...customerPaths, ...adminPaths];

/** A folder of `pages/`. */
interface Folder {
  pageAt: (address: string) => Promise<FoundPage | undefined>;
}

const folders = {
  customer: () => import('./customerPages.ts'),
  signIn: () => import('./signInPages.ts'),
  admin: () => import('./adminPages.ts'),
};

/** What a page's loader brings: its code and its data. */
interface Loaded extends Pick<FoundPage, 'Component'> {
  loaded?: unknown;
}

/** A page, or a frame of pages, that the loader of its route brought. */
function LoadedPage() {
  const { Component, loaded } = useLoaderData<Loaded>();
  const Page = Component as ComponentType<{ loaded: unknown }>;
  return <Page loaded={loaded} />;
}

/** Every address of a site. The folders of `pages/` say what stands where (`pageFiles.ts`). */
export function siteRoutes(site: Site): RouteObject[] {
  const customer: Guard = {
    isSignedIn: async () => (await site.session.refreshCustomer()) !== undefined,
    signInPath: '/login',
  };
  const administrator: Guard = { isSignedIn: site.session.refreshAdministrator, signInPath: '/admin/login' };

  /** A page with its data. */
  const withData = async (page: FoundPage, args: LoaderArgs): Promise<FoundPage & Loaded> => ({
    ...page,
    loaded: await page.loader?.(site, args),
  });

  const pageOf = (loadFolder: () => Promise<Folder>, address: string) => async (args: LoaderArgs) => {
    const page = await (await loadFolder()).pageAt(address);
    if (!page) throw new Error(`No file in pages/ is the page at ${address}.`);
    return withData(page, args);
  };

  /**
   * Something behind a guard. Its code is a loader's result, not `lazy`, which would download it beside the guard, not
   * after. Another query is no reason to ask again; another session is (client.tsx).
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
          // As the build's manifest names its file: the prerendered pages link it.
          id: 'src/app/StorefrontFrame.tsx',
          lazy: () => import('./StorefrontFrame.tsx'),
          ErrorBoundary: PageError,
          children: [
            ...Object.entries(redirects).map(([path, to]) => ({
              path,
              loader: (args: LoaderArgs) => sendTo(to, args),
            })),
            ...customerPaths.map((path) => ({
              path,
              ...behind(customer, pageOf(folders.customer, path)),
            })),
            {
              // What most visitors open first waits for no table of pages.
              path: '/',
              loader: async (args: LoaderArgs) =>
                withData({ ...(await import('../pages/index.tsx')), file: 'src/pages/index.tsx' }, args),
              shouldRevalidate: () => false,
              Component: LoadedPage,
            },
            {
              path: '*',
              loader: async (args: LoaderArgs) => {
                const { pageAt } = await import('./publicPages.ts');
                return withData(await pageAt(new URL(args.request.url).pathname), args);
              },
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
              loader: pageOf(folders.signIn, path),
              Component: LoadedPage,
            })),
            {
              ...behind(administrator, () => import('./AdminFrame.tsx')),
              children: adminPaths.map((path) => ({
                path,
                ...behind(administrator, pageOf(folders.admin, path)),
              })),
            },
            { path: '/admin/*', lazy: () => import('./BareNotFoundPage.tsx') },
          ],
        },
      ],
    },
  ];
}

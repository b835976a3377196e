import { orderHref } from '@pcb/screens/account/OrderScreen';
import type { Brand } from '@pcb/screens/brand';
import { articles } from '@pcb/screens/content/pages/articles';
import { Splash } from '@pcb/screens/shell/Splash';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Text } from '@pcb/ui/Text';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, type Location, StaticRouterProvider } from 'react-router-dom';
import { anyRecord, personalPaths } from '#build/prerendering.ts';
import { describePage, type PageHandle, pageHandleOf } from '../app/routing/page.ts';
import type { FoundPage } from '../app/routing/pageFiles.ts';
import { redirects } from '../app/routing/redirects.ts';
import { guardedPaths, signInPaths, siteRoutes } from '../app/routing/routes.tsx';
import { createSite } from '../createSite.ts';
import { allRows } from '../data/allRows.ts';
import type { Records } from '../data/records.ts';
import { sampleData } from '../data/sampleData.ts';
import { memoryStorage, siteStorage } from '../data/storage.ts';
import { pictureOf } from './picture.tsx';
import { atomFeed, canonicalLink, feedFile, noIndex, robots, sharingTags, sitemap } from './sharing.ts';
import { type Crumb, structuredDataScript } from './structuredData.ts';
import { tabScript } from './tabScript.ts';
import { waitScript } from './waitScript.ts';

export { personalPaths } from '#build/prerendering.ts';
export { guardScript } from './guardScript.ts';

export interface PageMeta {
  title: string;
  description: string;
}

interface RenderedPage extends PageMeta {
  html: string;
  head: string;
  picture: string | null;
  frame: string[];
  modules: string[];
}

interface GuardedPage extends Omit<RenderedPage, 'picture'> {
  path: string;
  signInPath: '/login' | '/admin/login';
}

interface RedirectingPage extends PageMeta {
  path: string;
  to: string;
  head: string;
}

// Imported dynamically like in the routes, so that they are separate chunks here too.
const { publicPaths: pagePaths } = await import('../app/routing/publicPages.ts');
const { pageAt: customerPageAt } = await import('../app/routing/customerPages.ts');
const { pageAt: adminPageAt } = await import('../app/routing/adminPages.ts');

export const publicPaths: readonly string[] = [...pagePaths, ...signInPaths];

async function toHtml(element: React.ReactNode): Promise<string> {
  // Keeps the order of the page: React would move large drawings to the end, with a script that puts them back.
  const { prelude } = await prerender(<StrictMode>{element}</StrictMode>, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}

export const noScriptNotice: string = await toHtml(
  <noscript>
    <p>This page needs JavaScript. The public pages of this site work without it.</p>
    <p>
      <a href="/">Home</a>
    </p>
  </noscript>,
);

export const scriptsFailedNotice: string = await toHtml(
  <div id="scripts-failed" aria-live="assertive">
    <Box surface="inverse">
      <Text>
        Parts of this page could not be loaded, so its forms and buttons do not work. Check your connection, then reload
        the page.
      </Text>
      <Button id="reload">Reload the page</Button>
    </Box>
  </div>,
);

export const splash: string = await toHtml(
  <div id="splash">
    <Splash />
  </div>,
);

const guardedHandle = async (path: string): Promise<PageHandle | undefined> =>
  ((await customerPageAt(path)) ?? (await adminPageAt(path)))?.handle;

function locationOf(url: string): Location {
  const { pathname, search, hash } = new URL(url, 'http://localhost');
  return { pathname, search, hash, state: null, key: 'default' };
}

export function createPrerender(brand: Brand) {
  const site = createSite({ brand, storage: memoryStorage(), clock: Date.now, data: sampleData });
  const publicRoutes = siteRoutes(site);
  const loadingRoutes = siteRoutes(site, { isLoading: true });

  /** For a signed-in user without a name and without data. */
  async function createGuardedRoutes() {
    const storage = memoryStorage();
    siteStorage(storage).writeAdminFlag();
    siteStorage(storage).writeCustomer({ name: '…', email: '', password: '' });
    const guardedSite = createSite({ brand, storage, clock: Date.now, data: sampleData });
    const { state, refreshCustomer } = guardedSite.session;
    await refreshCustomer();
    // On a server React renders the initial state, which is signed out.
    state.getInitialState = state.getState;
    return siteRoutes(guardedSite, { isLoading: true });
  }

  async function lookUp(path: string, routes = publicRoutes) {
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(`http://localhost${path}`));
    if (context instanceof Response) throw new Error(`${path} is a redirect, not a page.`);
    const failure = Object.values<unknown>(context.errors ?? {})[0];
    if (failure !== undefined) throw new Error(`${path} could not be rendered.`, { cause: failure });
    const matches = context.matches.map(({ route: { id, handle } }) => {
      const loaderData: unknown = context.loaderData[id];
      return { id, handle: handle as unknown, loaderData, file: (loaderData as Partial<FoundPage> | null)?.file };
    });
    return { handler, context, matches };
  }

  async function describe(path: string) {
    const location = locationOf(path);
    const handle = await guardedHandle(location.pathname);
    const matches = handle ? [{ handle }] : (await lookUp(location.pathname)).matches;
    return describePage(matches, location, brand);
  }

  async function trailTo(path: string): Promise<Crumb[]> {
    const segments = path.split('/').filter(Boolean);
    const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
    const pages = ['/', ...above.filter((one) => one === path || publicPaths.includes(one))];
    return Promise.all([...new Set(pages)].map(async (one) => ({ path: one, name: (await describe(one)).name })));
  }

  /**
   * The paths of a guarded route; a page of an order or an edit route has one for each record. A `#` in an id stays encoded
   * in the file name, which is how many hosts look it up. With other hosts, the 404 page renders the route in the browser.
   */
  async function pathsOf(path: string): Promise<readonly string[]> {
    if (!path.includes(':')) return [path];
    if (anyRecord !== undefined) return [path.replace(':id', anyRecord)];
    if (path === '/orders/details/:id')
      return (await site.data.overview.read()).latestOrders.map(({ id }) => orderHref(id));
    const section = /^\/admin\/(\w+)\/edit\/:id$/.exec(path)?.[1];
    const resource = Object.entries(site.data).find(([name]) => name === section)?.[1] as
      | Partial<Records<{ id: string | number }>>
      | undefined;
    if (!resource?.page)
      throw new Error(`${path}: apps/site/src/data has no resource “${section}” with pages of records.`);
    const records = await allRows({ page: resource.page }, { filters: {}, sort: null });
    return records.map(({ id }) => path.replace(':id', encodeURIComponent(id)));
  }

  async function render(path: string, routes = publicRoutes) {
    const { handler, context, matches } = await lookUp(path, routes);
    const router = createStaticRouter(handler.dataRoutes, context);
    return {
      context,
      matches,
      // The browser runs the loaders itself, so the page needs no copy of their data.
      html: await toHtml(<StaticRouterProvider router={router} context={context} hydrate={false} />),
      frame: matches.flatMap(({ id }) => (id.startsWith('src/') ? [id] : [])),
      modules: matches.flatMap(({ file }) => file ?? []),
    };
  }

  return {
    async renderPage(path: string): Promise<RenderedPage> {
      const routes = personalPaths.includes(path) ? loadingRoutes : publicRoutes;
      const { context, matches, ...rendered } = await render(path, routes);
      const { article, questions, tabs = [], waitsFor } = pageHandleOf(matches) ?? {};
      const { title, description } = describePage(matches, context.location, brand);
      const titles = tabs.map(
        (tab) => [tab, describePage(matches, locationOf(`${path}#${tab}`), brand).title] as const,
      );
      const isListed = pagePaths.includes(path);
      const tags = isListed ? sharingTags(brand, { path, title, description, article }) : noIndex;
      return {
        ...rendered,
        title,
        description,
        head:
          tags +
          tabScript(titles) +
          waitScript(waitsFor, rendered.html) +
          structuredDataScript(brand, { trail: await trailTo(path), article, questions }),
        picture: isListed ? pictureOf({ path, article }) : null,
      };
    },

    async guardedPages(): Promise<readonly GuardedPage[]> {
      const routes = await createGuardedRoutes();
      const paths = (await Promise.all(guardedPaths.map(pathsOf))).flat();
      return Promise.all(
        paths.map(async (path): Promise<GuardedPage> => {
          const { context, matches, ...rendered } = await render(path, routes);
          const { title, description } = describePage(matches, context.location, brand);
          const signInPath = path.startsWith('/admin/') ? '/admin/login' : '/login';
          return { ...rendered, path, title, description, head: noIndex, signInPath };
        }),
      );
    },

    redirectingPages: (): Promise<readonly RedirectingPage[]> =>
      Promise.all(
        Object.entries(redirects).map(async ([path, to]) => {
          const { title, description } = await describe(to);
          return { path, to, title, description, head: canonicalLink(brand, to) };
        }),
      ),

    sharedFiles: (): Readonly<Record<string, string>> => ({
      '/sitemap.xml': sitemap(brand, pagePaths),
      '/robots.txt': robots(brand),
      [feedFile]: atomFeed(brand, articles),
    }),
  };
}

/** Renders pages to HTML at build time: `build.ts` calls this. */
import type { Brand } from '@pcb/screens/brand';
import { Splash } from '@pcb/screens/shell/Splash';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, type Location, StaticRouterProvider } from 'react-router-dom';
import { describePage, type PageHandle, pageHandleOf } from '../app/page.ts';
import type { FoundPage } from '../app/pageFiles.ts';
import { redirects } from '../app/redirects.ts';
import { guardedPaths, signInPaths, siteRoutes } from '../app/routes.tsx';
import { createSite } from '../createSite.ts';
import type { OrdersData } from '../data/orders.ts';
import { memoryStorage } from '../data/storage.ts';
import { type Crumb, structuredDataScript } from './structuredData.ts';

export { brand } from '../brand.ts';

/** What the document says of a page. */
export interface PageWords {
  title: string;
  description: string;
}

export interface RenderedPage extends PageWords {
  html: string;
  /** For the head: what search engines are told. */
  structuredData: string;
  /** The files of its routes as the build's manifest names them. */
  modules: string[];
}

/** A page that only the browser can draw. */
export interface UndrawnPage extends PageWords {
  path: string;
}

/** An address that leads elsewhere. It has the words of the page that it leads to. */
export interface RedirectingPage extends UndrawnPage {
  to: string;
}

// As the routes import them, so that they are chunks of their own here too.
const { publicPaths: shownPaths } = await import('../app/publicPages.ts');
const { pageAt: customerPageAt } = await import('../app/customerPages.ts');
const { pageAt: adminPageAt } = await import('../app/adminPages.ts');

/** The addresses of the pages that everyone may see. */
export const publicPaths: readonly string[] = [...shownPaths, ...signInPaths];

async function toHtml(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{element}</StrictMode>);
  return new Response(prelude).text();
}

/** What stands in a page that only the browser can draw: the splash, and a word for readers without scripts. */
export const renderFallback = (): Promise<string> =>
  toHtml(
    <>
      <div id="splash">
        <Splash />
      </div>
      <noscript>
        <p>This page needs JavaScript. The public pages of this site work without it.</p>
        <p>
          <a href="/">Home</a>
        </p>
      </noscript>
    </>,
  );

const guardedHandle = async (path: string): Promise<PageHandle | undefined> =>
  ((await customerPageAt(path)) ?? (await adminPageAt(path)))?.handle;

function locationOf(address: string): Location {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash, state: null, key: 'default' };
}

/** Renders the pages of the site of a brand. */
export function createPrerender(brand: Brand) {
  const site = createSite({ brand, storage: memoryStorage(), clock: Date.now });
  const routes = siteRoutes(site);

  /** What the routes say to a path, without drawing it. */
  async function lookUp(path: string) {
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(`http://localhost${path}`));
    if (context instanceof Response) throw new Error(`${path} is no page but a redirect.`);
    const failure = Object.values<unknown>(context.errors ?? {})[0];
    if (failure !== undefined) throw new Error(`${path} could not be rendered.`, { cause: failure });
    const matches = context.matches.map(({ route: { id, handle } }) => {
      const loaderData: unknown = context.loaderData[id];
      return { id, handle: handle as unknown, loaderData, file: (loaderData as Partial<FoundPage> | null)?.file };
    });
    return { handler, context, matches };
  }

  /** What the document says of the page at an address, without drawing it. It does not ask the guards. */
  async function describe(address: string) {
    const location = locationOf(address);
    const handle = await guardedHandle(location.pathname);
    const matches = handle ? [{ handle }] : (await lookUp(location.pathname)).matches;
    return describePage(matches, location, brand);
  }

  /** Home and every page that stands above a path, and the page itself. */
  async function trailTo(path: string): Promise<Crumb[]> {
    const segments = path.split('/').filter(Boolean);
    const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
    const pages = ['/', ...above.filter((address) => address === path || publicPaths.includes(address))];
    return Promise.all(
      [...new Set(pages)].map(async (address) => ({ path: address, name: (await describe(address)).name })),
    );
  }

  /**
   * The addresses of a guarded page: of an edit page, one for each record of its section. A `#` in an id stays encoded in
   * the name of the file, as many hosts look it up; with others the page for unknown addresses leads there too.
   */
  async function addressesOf(path: string): Promise<readonly string[]> {
    if (!path.includes(':')) return [path];
    const section = /^\/admin\/(\w+)\/edit\/:id$/.exec(path)?.[1];
    const resource = Object.entries(site.data).find(([name]) => name === section)?.[1] as
      Partial<OrdersData> | undefined;
    if (!resource?.list)
      throw new Error(`${path}: there is no resource “${section}” in apps/site/src/data with its records.`);
    const records: readonly { id: string | number }[] = await resource.list();
    return records.map(({ id }) => path.replace(':id', encodeURIComponent(id)));
  }

  return {
    /** Renders the public page at a path; the page for unknown paths where there is none. */
    async renderPage(path: string): Promise<RenderedPage> {
      const { handler, context, matches } = await lookUp(path);
      const router = createStaticRouter(handler.dataRoutes, context);
      // The browser asks the routes itself; what was loaded here needs no copy in the page.
      const html = await toHtml(<StaticRouterProvider router={router} context={context} hydrate={false} />);
      const { article, questions } = pageHandleOf(matches) ?? {};
      const { title, description } = describePage(matches, context.location, brand);
      return {
        html,
        title,
        description,
        structuredData: structuredDataScript(brand, { trail: await trailTo(path), article, questions }),
        modules: matches.flatMap(({ id, file = '' }) => [id, file].filter((name) => name.startsWith('src/'))),
      };
    },

    /** The pages behind a guard, which only the browser can pass. */
    async guardedPages(): Promise<readonly UndrawnPage[]> {
      const pages = guardedPaths.map(async (route) => {
        const { title, description } = await describe(route);
        return (await addressesOf(route)).map((path) => ({ path, title, description }));
      });
      return (await Promise.all(pages)).flat();
    },

    redirectingPages: (): Promise<readonly RedirectingPage[]> =>
      Promise.all(
        Object.entries(redirects).map(async ([path, to]) => {
          const { title, description } = await describe(to);
          return { path, to, title, description };
        }),
      ),
  };
}

/** Renders pages to HTML at build time: `build.ts` calls this. */
import { Splash } from '@pcb/screens/shell/Splash';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { describePage, pageHandleOf } from '../app/page.ts';
import type { FoundPage } from '../app/pageFiles.ts';
import { redirects } from '../app/redirects.ts';
import { guardedPaths as pathsBehindGuards, signInPaths, siteRoutes } from '../app/routes.tsx';
import { brand } from '../brand.ts';
import { createSite } from '../createSite.ts';
import type { OrdersData } from '../data/orders.ts';
import { memoryStorage } from '../data/storage.ts';
import { type Crumb, structuredDataScript } from './structuredData.ts';

export interface RenderedPage {
  html: string;
  title: string;
  description: string;
  /** For the head: what search engines are told. */
  structuredData: string;
  /** The files of its routes as the build's manifest names them. */
  modules: string[];
}

const site = createSite({ brand, storage: memoryStorage(), clock: Date.now });
const routes = siteRoutes(site);

async function toHtml(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{element}</StrictMode>);
  return new Response(prelude).text();
}

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

/** Home and every page that stands above a path, and the page itself. */
async function trailTo(path: string): Promise<Crumb[]> {
  const segments = path.split('/').filter(Boolean);
  const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const pages = ['/', ...above.filter((address) => address === path || publicPaths.includes(address))];
  return Promise.all(
    [...new Set(pages)].map(async (address) => {
      const { matches, context } = await lookUp(address);
      const { name } = describePage(matches, context.location, brand);
      return { path: address, name: address === '/' ? 'Home' : name };
    }),
  );
}

/** Renders the public page at a path; the page for unknown paths where there is none. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const { handler, context, matches } = await lookUp(path);
  const html = await toHtml(
    // The browser asks the routes itself; what was loaded here needs no copy in the page.
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  const { article, questions } = pageHandleOf(matches) ?? {};
  const { title, description } = describePage(matches, context.location, brand);
  return {
    html,
    title,
    description,
    structuredData: structuredDataScript({ trail: await trailTo(path), article, questions }),
    modules: matches.flatMap(({ id, file = '' }) => [id, file].filter((name) => name.startsWith('src/'))),
  };
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

// As the routes import it, so that it is a chunk of its own here too.
const { publicPaths: shownPaths } = await import('../app/publicPages.ts');

/** Pages that everyone may see. */
export const publicPaths: readonly string[] = [...shownPaths, ...signInPaths];
/**
 * The addresses of a guarded page: of an edit page, one for each record of its section. A `#` in an id stays encoded in
 * the name of the file, as many hosts look it up; with others the page for unknown addresses leads there too.
 */
async function addressesOf(path: string): Promise<readonly string[]> {
  if (!path.includes(':')) return [path];
  const section = /^\/admin\/(\w+)\/edit\/:id$/.exec(path)?.[1];
  const resource = Object.entries(site.data).find(([name]) => name === section)?.[1] as Partial<OrdersData> | undefined;
  if (!resource?.list)
    throw new Error(`${path}: there is no resource “${section}” in apps/site/src/data with its records.`);
  const records: readonly { id: string | number }[] = await resource.list();
  return records.map(({ id }) => path.replace(':id', encodeURIComponent(id)));
}

/** Pages behind a guard, which only the browser can pass. */
export const guardedPaths: readonly string[] = (await Promise.all(pathsBehindGuards.map(addressesOf))).flat();
export { redirects };

/** Renders pages to HTML at build time: `build.ts` calls this. */
import { Splash } from '@pcb/screens/shell/Splash';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import { describePage } from './page.ts';
import { redirects, routes } from './routes.tsx';

export interface RenderedPage {
  html: string;
  title: string;
  description: string;
  /** The files of its routes as the build's manifest names them. */
  modules: string[];
}

async function toHtml(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{element}</StrictMode>);
  return new Response(prelude).text();
}

/** Renders the public page at a path; the page for unknown paths where there is none. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} is no page but a redirect.`);
  const failure = Object.values<unknown>(context.errors ?? {})[0];
  if (failure !== undefined) throw new Error(`${path} could not be rendered.`, { cause: failure });
  const html = await toHtml(
    // The browser asks the routes itself; what was loaded here needs no copy in the page.
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  const matched = context.matches.map(({ route }) => route);
  return {
    html,
    ...describePage(matched, context.location),
    modules: matched.map(({ id }) => id.replace(/\?.*/, '')).filter((id) => id.startsWith('src/')),
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

const leaves = (branch: readonly RouteObject[]): RouteObject[] =>
  branch.flatMap((route) => (route.children ? leaves(route.children) : [route]));

const pathsOf = (isWanted: (route: RouteObject) => boolean): string[] =>
  leaves(routes).flatMap((route) =>
    route.path?.startsWith('/') && !route.path.includes('*') && isWanted(route) ? [route.path] : [],
  );

/** Pages that everyone may see. */
export const publicPaths = pathsOf(({ lazy }) => lazy !== undefined);
/** Pages behind a guard, which only the browser can pass. */
export const guardedPaths = pathsOf(({ lazy, path = '' }) => lazy === undefined && !(path in redirects));
export { redirects };

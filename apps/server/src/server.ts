import { getRequestListener } from '@hono/node-server';
import { createServer, type Server } from 'node:http';
import { siteHandler } from '../../../scripts/shared/siteHandler.ts';
import { createApp } from './app.ts';
import type { Services } from './http/types.ts';

const isOurs = (path: string) => /^\/(api|dev)\/|^\/(healthz|readyz)$/.test(path);

/** The edit pages of a kind of record are one file, which shows nothing of a record (`anyRecord` of the site). */
const pageOf = (path: string) => path.replace(/^(\/admin\/[a-z]+\/edit)\/[^/?]+/, '$1/record');

/** The site's files and the routes of the server, on one port. */
export function createSiteAndApi(siteFolder: string, services: Services): Server {
  const site = siteHandler(siteFolder);
  const app = createApp(services);
  const api = getRequestListener((request, env) => app.fetch(request, env));
  const server = createServer((request, response) => {
    if (isOurs(request.url?.split('?')[0] ?? '/')) void api(request, response);
    else {
      request.url = pageOf(request.url ?? '/');
      site(request, response);
    }
  });
  // Longer than a balancer keeps a connection: otherwise it sends a request into one that is just being closed.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 66_000;
  server.requestTimeout = 120_000;
  return server;
}

/** Stops taking requests and waits for those that run, but not for ever. */
export async function closeServer(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), 10_000);
  // A connection that is kept alive becomes idle with its answer, and would keep the server open.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(timer);
  clearInterval(closing);
}

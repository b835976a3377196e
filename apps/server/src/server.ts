import { getRequestListener, RequestError } from '@hono/node-server';
import { pathOf } from '@pcb/host/fileHandler';
import { siteHandler } from '@pcb/host/siteHandler';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createApp } from './app.ts';
import { ApiError, errorResponse, toApiError } from './http/apiError.ts';
import { errorEntry } from './http/log.ts';
import type { Services } from './http/types.ts';
import { StartError } from './startError.ts';

const isRoute = (path: string) => /^\/(api|dev)\/|^\/(healthz|readyz)$/.test(path);

/** The pages of all records of a kind are one prerendered file without data (`anyRecord` of the site). */
const pageOf = (path: string) =>
  path
    .replace(/^(\/admin\/[a-z]+\/(?:edit|invoices|payment))\/[^/]+/, '$1/record')
    .replace(/^(\/orders\/(?:details|invoices|payment))\/[^/]+/, '$1/record')
    .replace(/^(\/quotations\/(?:details|accept))\/[^/]+/, '$1/record');

export function createSiteAndApi(siteFolder: string, services: Services): Server {
  const site = siteHandler(siteFolder);
  const app = createApp(services);
  const logError = (error: unknown) => services.log({ level: 'error', ...errorEntry(error) });
  const api = getRequestListener((request, env) => app.fetch(request, env), {
    errorHandler: (error) => {
      // For example, the request does not have a URL.
      if (error instanceof RequestError) return errorResponse(new ApiError('invalid'));
      logError(error);
      return errorResponse(toApiError(error));
    },
  });

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const path = pathOf(request);
    try {
      if (isRoute(path)) await api(request, response);
      else {
        request.url = pageOf(path);
        site(request, response);
      }
    } catch (error) {
      // An error that escapes from a listener would end the process.
      logError(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  }

  const server = createServer((request, response) => void respond(request, response));
  // Longer than a load balancer keeps idle connections: it could send a request on one that is being closed.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 66_000;
  // An upload of 50 MB takes 14 minutes at 0.5 Mbit/s.
  server.requestTimeout = 900_000;
  return server;
}

/** @throws a StartError that names the setting of the port */
export async function listen(server: Server, host: string, port: number | undefined, setting: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const advice = ['EADDRINUSE', 'EACCES'].includes(code)
      ? `${setting} to a free port`
      : 'HOST to an address of this machine';
    throw new StartError(`The server cannot listen on ${host}:${port} (${code}): set ${advice}.`, { cause });
  }
}

export async function closeServer(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), 10_000);
  // A keep-alive connection becomes idle only after its last response, and would keep the server open.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(timer);
  clearInterval(closing);
}

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheControl, hashedFolder, siteHeaders } from '../shared/siteHeaders.ts';

export interface SiteServerOptions {
  /** The folder of the built site. */
  siteFolder: string;
  /** The folder of the built Storybook, which need not exist yet. */
  storybookFolder: string;
  /** Whether Storybook is being built. Its pages then say so, and reload. */
  isBuildingStorybook?: () => boolean;
}

/** Serves the built site like a static host, with Storybook under /storybook/. */
export function createSiteServer({
  siteFolder,
  storybookFolder,
  isBuildingStorybook = () => false,
}: SiteServerOptions): Server {
  const notFoundPage = readFileSync(join(siteFolder, '404.html'));
  const site = sirv(siteFolder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.page);
    },
  });
  // `dev` looks files up at each request, so that Storybook can be built while this runs.
  const storybook = sirv(storybookFolder, { dev: true, etag: true, brotli: true, gzip: true });

  return createServer((request, response) => {
    const sendNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': cacheControl.page });
      response.end(notFoundPage);
    };
    const url = request.url ?? '/';
    if (url === '/storybook') {
      response.writeHead(302, { Location: '/storybook/' });
      response.end();
    } else if (url.startsWith('/storybook/')) {
      if (isBuildingStorybook()) {
        response.writeHead(503, { 'Content-Type': 'text/plain', Refresh: '3' });
        response.end('Storybook is being built, which takes about a minute. This page reloads until it is ready.');
        return;
      }
      request.url = url.slice('/storybook'.length);
      storybook(request, response, sendNotFound);
    } else {
      for (const [name, value] of Object.entries(siteHeaders)) response.setHeader(name, value);
      site(request, response, sendNotFound);
    }
  });
}

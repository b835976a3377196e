import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { notFoundHandler, siteHandler } from '../shared/siteHandler.ts';

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
  const site = siteHandler(siteFolder);
  const sendNotFound = notFoundHandler(siteFolder);
  // `dev` looks files up at each request, so that Storybook can be built while this runs.
  const storybook = sirv(storybookFolder, { dev: true, etag: true, brotli: true, gzip: true });

  return createServer((request, response) => {
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
      storybook(request, response, () => sendNotFound(request, response));
    } else {
      site(request, response);
    }
  });
}

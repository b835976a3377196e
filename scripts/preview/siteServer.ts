import { fileHandler, type Handler, pathOf } from '@pcb/host/fileHandler';
import { siteHandler } from '@pcb/host/siteHandler';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';

export interface SiteServerOptions {
  siteFolder: string;
  storybookFolder: string;
  /** Until it resolves, requests for Storybook get a page that states that it is being built, and reloads. */
  storybookBuild?: Promise<unknown>;
}

const sayBuilding: Handler = (_, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain', Refresh: '3' });
  response.end('Storybook is being built, which takes about a minute. This page reloads until it is ready.');
};

export function createSiteServer({ siteFolder, storybookFolder, storybookBuild }: SiteServerOptions): Server {
  const site = siteHandler(siteFolder);
  const readStorybook = () =>
    existsSync(join(storybookFolder, 'index.html')) ? fileHandler(storybookFolder) : undefined;
  let storybook = storybookBuild ? sayBuilding : readStorybook();
  void storybookBuild?.then(() => {
    storybook = readStorybook();
  });

  return createServer((request, response) => {
    const path = pathOf(request);
    if (path === '/storybook') {
      response.writeHead(302, { Location: '/storybook/' }).end();
    } else if (storybook && path.startsWith('/storybook/')) {
      request.url = path.slice('/storybook'.length);
      storybook(request, response);
    } else {
      site(request, response);
    }
  });
}

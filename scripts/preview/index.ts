/**
 * `npm run preview -- --port 4173`: serves the built site like a static host, with Storybook under /storybook/ if it is
 * built.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

const { port } = parseArgs({ options: { port: { type: 'string', default: '4173' } } }).values;
const root = join(import.meta.dirname, '../..');
const siteFolder = join(root, 'apps/site/dist');
const storybookFolder = join(root, 'storybook-static');

const notFoundFile = join(siteFolder, '404.html');
if (!existsSync(notFoundFile)) throw new Error('The site is not built yet: run `npm run build:site` first.');
const notFoundPage = readFileSync(notFoundFile);

const site = sirv(siteFolder, {
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders: (response, path) => {
    // File names in assets/ contain a hash of the content.
    response.setHeader(
      'Cache-Control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
  },
});
// `dev` looks files up at each request, so that Storybook can be built while this runs.
const storybook = sirv(storybookFolder, { dev: true, etag: true });

const server = createServer((request, response) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const sendNotFound = () => {
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(notFoundPage);
  };
  const url = request.url ?? '/';
  if (url === '/storybook') {
    response.writeHead(302, { Location: '/storybook/' });
    response.end();
  } else if (url.startsWith('/storybook/')) {
    request.url = url.slice('/storybook'.length);
    storybook(request, response, sendNotFound);
  } else {
    site(request, response, sendNotFound);
  }
});

server.listen(Number(port), '127.0.0.1', () => {
  console.log(`The site: http://127.0.0.1:${port}/`);
  if (existsSync(storybookFolder)) console.log(`Storybook: http://127.0.0.1:${port}/storybook/`);
});

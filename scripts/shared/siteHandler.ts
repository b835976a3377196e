import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheControl, hashedFolder, siteHeaders } from './siteHeaders.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers any request with the site's page for unknown paths. */
export function notFoundHandler(siteFolder: string): Handler {
  const page = readFileSync(join(siteFolder, '404.html'));
  return (_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': cacheControl.page });
    response.end(page);
  };
}

/** Answers requests with the files of the built site and its headers. */
export function siteHandler(siteFolder: string): Handler {
  const sendNotFound = notFoundHandler(siteFolder);
  const files = sirv(siteFolder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.page);
    },
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(siteHeaders)) response.setHeader(name, value);
    files(request, response, () => sendNotFound(request, response));
  };
}

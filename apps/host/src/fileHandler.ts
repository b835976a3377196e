import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFiles, type ServedFile } from './readFiles.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The requested path, without the query. A client may also send a whole URL. */
export const pathOf = ({ url = '' }: IncomingMessage): string =>
  /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? '';

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A path that cannot be decoded does not match any file.
    return path;
  }
}

/** Whether a request accepts an encoding. `q=0` refuses it. */
const accepts = ({ headers }: IncomingMessage, encoding: string) =>
  String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((item) => item.split(';').map((part) => part.trim()))
    .some(([name, ...parameters]) => name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text)));

/** Whether the client has this version of a file. */
function isKnown({ headers }: IncomingMessage, tag: string): boolean {
  const tags = headers['if-none-match'] ?? '';
  return tags.trim() === '*' || tags.includes(tag);
}

function send(request: IncomingMessage, response: ServerResponse, status: number, file: ServedFile) {
  const [encoding, content] = file.encoded.find(([name]) => accepts(request, name)) ?? [undefined, file.content];
  response.writeHead(status, {
    'Content-Type': file.type,
    'Content-Length': content.length,
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}

interface FileHandlerOptions {
  /** The headers of every response. */
  headers?: Readonly<Record<string, string>>;
  /** The `Cache-Control` of a file. If omitted, browsers revalidate the file on each use. */
  cacheControlOf?: (path: string) => string;
}

const askEachTime = () => 'no-cache';

/**
 * Responds with the files of a folder: `/cart` and `/cart/` with `cart.html`, and unknown paths with `404.html` if there is
 * one. It reads the folder once and responds from memory, so that a failing disk or a later build does not affect this
 * process. It ignores `Range`, which HTTP allows, because the files are small.
 */
export function fileHandler(
  folder: string,
  { headers = {}, cacheControlOf = askEachTime }: FileHandlerOptions = {},
): Handler {
  const files = readFiles(folder);
  const notFound = files.get('/404.html');

  function find(path: string): ServedFile | undefined {
    const name = path.endsWith('/') ? path.slice(0, -1) : path;
    return files.get(name) ?? files.get(`${name}.html`) ?? files.get(`${name}/index.html`);
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // Closes the connection, so that the body of the request is not read.
      response.writeHead(405, { Allow: 'GET, HEAD', Connection: 'close' }).end();
      return;
    }
    const path = decode(pathOf(request));
    const file = find(path);
    response.setHeader('Cache-Control', file ? cacheControlOf(path) : askEachTime());
    if (!file) {
      if (notFound) send(request, response, 404, notFound);
      else response.writeHead(404).end();
      return;
    }
    response.setHeader('ETag', `W/${file.tag}`);
    if (file.encoded.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (isKnown(request, file.tag)) response.writeHead(304).end();
    else send(request, response, 200, file);
  };
}

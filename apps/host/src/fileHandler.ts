import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFiles, type ServedFile } from './readFiles.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The path that a request asks for, without the query. A client may also send a whole URL. */
export const pathOf = ({ url = '' }: IncomingMessage): string =>
  /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? '';

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // No file has such a name.
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

export interface FileHandlerOptions {
  /** The headers of every answer. */
  headers?: Readonly<Record<string, string>>;
  /** The `Cache-Control` of a file. Omitted, browsers ask each time whether it has changed. */
  cacheControlOf?: (path: string) => string;
}

const askEachTime = () => 'no-cache';

/**
 * Answers requests with the files of a folder: `/cart` and `/cart/` with `cart.html`, and unknown paths with `404.html` if
 * there is one. It reads the folder once and answers from memory: no disk can fail while a request is answered, and a later
 * build changes nothing for this process. It ignores `Range`, as a server may: the files are small.
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
      // Closed, so that nobody has to read the body of the request.
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

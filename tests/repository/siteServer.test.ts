import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteServer, type SiteServerOptions } from '../../scripts/preview/siteServer.ts';

let folder = '';
let port = 0;
let close = () => {};

const write = (name: string, content: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
};

async function start(options: Partial<SiteServerOptions> = {}) {
  const server = createSiteServer({ siteFolder: folder, storybookFolder: join(folder, 'storybook'), ...options });
  close = () => server.close().closeAllConnections();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });

async function read(path: string) {
  const response = await get(path);
  return { status: response.status, text: await response.text() };
}

/** Sends a raw request that clients would not send, and returns the response. */
const send = (lines: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${lines}\r\nHost: site\r\nConnection: close\r\n\r\n`);
  return text(socket);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries({
    '404.html': 'Not found',
    'cart.html': 'Cart',
    'terms.html': 'Terms',
    'terms.html.br': 'brotli',
    'terms.html.gz': 'gzip',
    'index.html': 'Home',
    'blogs/index.html': 'Blogs',
    'assets/index-1.js': 'script',
    '.vite/manifest.json': 'manifest',
  }))
    write(name, content);
});

afterEach(() => {
  close();
  rmSync(folder, { recursive: true, force: true });
});

it('serves the site while Storybook is being built, and then Storybook', async () => {
  let built = () => {};
  await start({ storybookBuild: new Promise<void>((resolve) => (built = resolve)) });
  expect(await read('/cart')).toEqual({ status: 200, text: 'Cart' });
  expect(await read('/nowhere')).toEqual({ status: 404, text: 'Not found' });
  const early = await read('/storybook/');
  expect(early.status).toBe(503);
  expect(early.text).toContain('Storybook is being built');

  write('storybook/index.html', 'Storybook');
  built();
  expect(await read('/storybook/')).toEqual({ status: 200, text: 'Storybook' });
  expect((await get('/storybook')).headers.get('Location')).toBe('/storybook/');
});

describe('the files of a build', () => {
  beforeEach(() => start());

  it('have clean URLs, except for those that start with a dot', async () => {
    expect(await read('/')).toEqual({ status: 200, text: 'Home' });
    expect(await read('/cart/')).toEqual({ status: 200, text: 'Cart' });
    expect(await read('/blogs?page=2')).toEqual({ status: 200, text: 'Blogs' });
    expect((await get('/.vite/manifest.json')).status).toBe(404);
  });

  it('are compressed as the client accepts', async () => {
    const encodings = ['gzip, deflate, BR', 'br;q=0, gzip;q=0.5', 'identity', 'brr'];
    const answers = await Promise.all(
      encodings.map((encoding) => send(`GET /terms HTTP/1.1\r\nAccept-Encoding: ${encoding}`)),
    );
    expect(answers.map((answer) => answer.split('\r\n\r\n')[1])).toEqual(['brotli', 'gzip', 'Terms', 'Terms']);
    for (const answer of answers) expect(answer).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/im);
    for (const answer of answers) expect(answer).toMatch(/^Vary: Accept-Encoding\r$/im);
  });

  it('are not sent again to a client that has them', async () => {
    const tag = (await get('/cart')).headers.get('ETag') ?? '';
    for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*'])
      expect((await get('/cart', { 'If-None-Match': known })).status, known).toBe(304);
    for (const other of ['"other"', '', 'W/"', '"*"'])
      expect((await get('/cart', { 'If-None-Match': other })).status, other).toBe(200);
  });

  it('survive a later build, and files that cannot be read', async () => {
    rmSync(folder, { recursive: true });
    expect(await read('/cart')).toEqual({ status: 200, text: 'Cart' });
    expect(await read('/nowhere')).toEqual({ status: 404, text: 'Not found' });
  });

  it('survive every request', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => `${index}-`).join();
    const requests: readonly [status: number, lines: string][] = [
      ...['5-1', '1-99999999999999999999', '-', 'a-b', '0-0,-1', many].map((range): [number, string] => [
        200,
        `GET /cart HTTP/1.1\r\nRange: bytes=${range}`,
      ]),
      [200, 'GET http://other/cart?x HTTP/1.1'],
      [200, 'HEAD /cart HTTP/1.1'],
      [200, 'GET /cart HTTP/1.1\r\nIf-Modified-Since: never\r\nIf-None-Match: \u0080\r\nAccept-Encoding: ;;q,'],
      ...['/%', '/%00', '/%ff%fe', '/../package.json', '/..%2fpackage.json', '/\\..\\cart', '//cart', '/__proto__'].map(
        (path): [number, string] => [404, `GET ${path} HTTP/1.1`],
      ),
      ...['TRACE', 'PROPFIND', 'POST', 'DELETE', 'OPTIONS'].map((method): [number, string] => [
        405,
        `${method} /cart HTTP/1.1`,
      ]),
      [405, 'OPTIONS * HTTP/1.1'],
      [431, `GET /${'a'.repeat(100_000)} HTTP/1.1`],
      [400, 'GET / HTTP/9.9'],
    ];
    for (const [status, lines] of requests)
      expect((await send(lines)).split('\r\n')[0], lines.slice(0, 200)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await send('HEAD /cart HTTP/1.1')).endsWith('\r\n\r\n')).toBe(true);
    expect(await read('/cart')).toEqual({ status: 200, text: 'Cart' });
  });
});

import fc from 'fast-check';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { openServer } from '../setup/openServer.ts';
import { signedIn } from '../setup/people.ts';
import { startProcess } from '../setup/startProcess.ts';

const { app, pool, url } = await openServer();
const cookies = [
  (await signedIn(app, pool, 'customer', 'Asha')).cookie,
  (await signedIn(app, pool, 'administrator', 'Boss')).cookie,
  'a=%; =; \t;;',
];
const server = await startProcess(url);
const { hostname, port } = new URL(server.url);

const routes = [...new Set(app.routes.map(({ path }) => path))];
const files = [
  '/',
  '/index.html',
  '/nowhere',
  '*',
  'http://other/',
  'http://:@/api/session',
  '//',
  '/admin/users/edit/%/',
];
const values = ['1', 'x', '%00', '%ff', '%F0%9F%98%80', '..', '9'.repeat(30), crypto.randomUUID(), "'--", '%2e%2e%2f'];
const queries = ['query=%', 'query={"limit":1e9}', 'query=[]', 'query={"cursor":"%"}', 'query={"search":"\\u0000"}'];
const endings = ['/', '%', '\\', '/../', '#', ';', 'a'.repeat(9000), ...queries.map((query) => `?${query}`)];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'get'];
const headers = [
  'Range: bytes=5-1',
  'Range: bytes=1-99999999999999999999',
  `Range: bytes=${'0-,'.repeat(2000)}`,
  'If-None-Match: "',
  'If-Match: \u0080',
  'If-Modified-Since: never',
  'Accept-Encoding: br;q=x, *;q=0,,;',
  'Host: [',
  'Origin: null',
  'X-Forwarded-For: ,,\u0001',
  'X-File-Name: %',
  'X-File-Name: a%00%0A.zip',
  'Idempotency-Key: key-key-key-key-key',
  'Content-Type: application/json',
  'Content-Type: \t;=',
  'Content-Encoding: br',
  'Transfer-Encoding: chunked',
  'Content-Length: 5',
  'Expect: 100-continue',
  'Expect: nothing',
  'Upgrade: websocket',
  `Cookie: ${'a=b;'.repeat(3000)}`,
  '__proto__: 1',
];
const bodies = [
  '{}',
  '[]',
  'null',
  '{"a":',
  '"\\ud800"',
  '\u0000',
  '['.repeat(5000),
  '{"__proto__":{}}',
  '5\r\n12345\r\n0\r\n\r\n',
];

const path = fc
  .tuple(fc.constantFrom(...routes, ...files), fc.constantFrom(...values))
  .map(([pattern, value]) => pattern.replaceAll(/:[^/]+|(?<=.)\*/g, value));

/** A raw request. Clients would not send most of these. */
const request = fc
  .record({
    method: fc.constantFrom(...methods),
    path,
    ending: fc.option(fc.constantFrom(...endings), { nil: '' }),
    // Requests to `/api/session` omit it, because signing out would end the session of all requests.
    cookie: fc.option(fc.constantFrom(...cookies), { nil: '', freq: 3 }),
    headers: fc.subarray(headers, { maxLength: 2 }),
    body: fc.option(fc.constantFrom(...bodies), { nil: '', freq: 1 }),
  })
  .map(({ method, path, ending, cookie, headers, body }) =>
    [
      `${method} ${path}${ending} HTTP/1.1`,
      'Host: site',
      `Cookie: ${path.startsWith('/api/session') ? '' : cookie}`,
      ...headers,
      ...(body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );

/** The status of the response; `undefined` without a response, as for a body that never arrives. */
async function send(request: string): Promise<number | undefined> {
  const socket = connect(Number(port), hostname);
  socket.setTimeout(300, () => socket.destroy());
  socket.write(request);
  const response = await text(socket).catch(() => '');
  return Number(/HTTP\/1\.1 ([2-5]\d\d)/.exec(response)?.[1]) || undefined;
}

const isReady = async () => (await fetch(new URL('/readyz', server.url))).status === 200;

it('responds to 10,000 random requests without an error, and leaves no files open', async () => {
  const folder = `/proc/${server.child.pid}/fd`;
  const openFiles = () => (existsSync(folder) ? readdirSync(folder).length : 0);
  expect(await isReady()).toBe(true);
  const before = openFiles();
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 8, maxLength: 8 }), async (requests) => {
      const statuses = await Promise.all(requests.map(send));
      expect(server.child.exitCode).toBeNull();
      expect(Math.max(...statuses.map((status) => status ?? 0))).toBeLessThan(500);
    }),
    { numRuns: 1250, endOnFailure: true },
  );
  expect(await isReady()).toBe(true);
  // Up to ten connections to the database stay open.
  await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before + 10), { timeout: 30_000 });
});

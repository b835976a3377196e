import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createPool, redirect } from '../../apps/server/src/database/pool.ts';
import { createSiteAndApi } from '../../apps/server/src/server.ts';
import { openServer } from './setup/openServer.ts';

const { app, services, url, logged } = await openServer();

it('lives and is ready', async () => {
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(200);
});

it('lives but is not ready without a database, states when to try again, and logs the reason', async () => {
  const pool = createPool('postgresql://nobody@127.0.0.1:1/none', 1, 4);
  const lonely = createApp({ ...services, pool });
  expect((await lonely.request('/healthz')).status).toBe(200);
  const response = await lonely.request('/readyz');
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('2');
  expect(logged).toContainEqual(expect.objectContaining({ level: 'warn', code: 'ECONNREFUSED' }));
  await pool.end();
});

it('follows a database that has moved to another port', async () => {
  const pool = createPool('postgresql://nobody@127.0.0.1:1/none', 1, 4);
  redirect(pool, url);
  expect((await createApp({ ...services, pool }).request('/readyz')).status).toBe(200);
  await pool.end();
});

it('does not wait for a database that does not respond', async () => {
  const links: Socket[] = [];
  const proxy = createServer((client) => {
    const database = connect(Number(new URL(url).port), '127.0.0.1');
    links.push(client, database);
    for (const end of [client, database]) end.on('error', () => {});
    client.pipe(database).pipe(client);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const through = new URL(url);
  through.port = String((proxy.address() as AddressInfo).port);
  const pool = createPool(through.href, 1, 3);
  const behind = createApp({ ...services, pool });
  expect((await behind.request('/readyz')).status).toBe(200);
  for (const end of links) end.unpipe().pause();
  expect((await behind.request('/readyz')).status).toBe(503);
  for (const end of links) end.destroy();
  proxy.close();
  await pool.end();
});

it('responds to and logs errors outside the routes', async () => {
  // Hono passes on thrown values that are not an Error.
  const pool = Object.assign(Object.create(services.pool) as typeof services.pool, {
    query: () => AbortSignal.abort('a text').throwIfAborted(),
  });
  const site = mkdtempSync(join(tmpdir(), 'pcb-site-'));
  const server = createSiteAndApi(site, { ...services, pool }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([response.status, await response.json()]).toEqual([500, { error: { code: 'failed' } }]);
  expect(logged).toContainEqual({ level: 'error', error: 'string' });
  server.close().closeAllConnections();
  rmSync(site, { recursive: true });
});

it('has the headers of the site, without caching', async () => {
  const { headers } = await app.request('/api/nothing');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headers.get('Cache-Control')).toBe('no-store');
});

it('responds to unknown routes with the usual error body', async () => {
  const response = await app.request('/api/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: { code: 'notFound' } });
});

it('names each wrong setting without its value', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://secret@x/y', PORT: 'many' });
  expect(read).toThrow(/DATABASE_URL[^]*PORT/);
  expect(read).not.toThrow(/secret/);
  expect(() => readConfig({ PUBLIC_URL: 'https://shop.example' })).toThrow(/SMTP_URL/);
  expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow(/PUBLIC_URL/);
  expect(() => readConfig({ S3_URL: 'https://s3.example/boards' })).toThrow(/S3_ACCESS_KEY_ID/);
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../../apps/server/src/app.ts';
import { createMetrics } from '../../apps/server/src/http/metrics.ts';
import { queueMail } from '../../apps/server/src/mail/outbox.ts';
import { openServer } from './setup/openServer.ts';

const { services, pool, logged } = await openServer();
const { observe, server } = createMetrics(pool);
const app = createApp({ ...services, log: observe(services.log) });
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => server.close());

const figures = async (path = '/metrics') => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: response.status, text: await response.text() };
};

it('has requests by route and status, the waiting mails, and whether the database responds', async () => {
  await app.request('/api/nothing');
  await app.request('/api/session');
  await queueMail(pool, { to: 'meera@example.org', subject: 'Hello', text: 'Hello' });
  const { text } = await figures();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/session",status="200"} 1');
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="[^"]*",status="404"\} 1/);
  expect(text).toContain('mails_waiting 1');
  expect(text).toContain('database_up 1');
  expect(text).not.toContain('meera');
  expect((await figures('/other')).status).toBe(404);
});

it('assigns one id to a request, in its response and in each line of the log', async () => {
  const broken = { query: () => Promise.reject(new Error('unexpected')), waitingCount: 0 };
  const failing = createApp({ ...services, pool: broken as unknown as typeof pool });
  const response = await failing.request('/readyz');
  expect(response.status).toBe(500);
  const request = response.headers.get('X-Request-Id');
  expect(logged).toContainEqual(expect.objectContaining({ request, level: 'error' }));
  expect(logged).toContainEqual(expect.objectContaining({ request, status: 500 }));
});

it('keeps the id from a proxy, unless it is unsuitable for a log', async () => {
  const ask = async (id: string) =>
    (await app.request('/healthz', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
  expect(await ask('edge-7f3a')).toBe('edge-7f3a');
  expect(await ask('"forged": 1')).not.toContain('forged');
});

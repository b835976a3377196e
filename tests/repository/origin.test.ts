import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** Starts a server, like `npm start`. The port may be in use already. */
async function occupy(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening').catch(() => undefined);
  return server;
}

it('the tests of the site use another port than a running site', async () => {
  const running = await occupy(4173);
  vi.stubEnv('PCB_TEST_PORT', undefined);
  const { port } = await import('../helpers/origin.ts');
  const tested = createServer().listen(port, '127.0.0.1');
  await once(tested, 'listening');
  tested.close();
  running.close();
  expect(port).not.toBe(4173);
});

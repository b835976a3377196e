import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** Starts a server, as a person does with `npm start`. It may be running already. */
async function occupy(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening').catch(() => undefined);
  return server;
}

it('the tests of the site take another port than a site that is running', async () => {
  const running = await occupy(4173);
  vi.stubEnv('PCB_TEST_PORT', undefined);
  const { port } = await import('../helpers/origin.ts');
  const tested = createServer().listen(port, '127.0.0.1');
  await once(tested, 'listening');
  tested.close();
  running.close();
  expect(port).not.toBe(4173);
});

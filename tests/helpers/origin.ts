import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('A server on a port has an address object.');
  return address.port;
}

// Playwright's workers inherit the choice of the process that reads the configuration first.
process.env['PCB_TEST_PORT'] ??= String(await freePort());

/** The port of the built site during the tests: a free one, so that they run beside `npm start` and beside each other. */
export const port = Number(process.env['PCB_TEST_PORT']);

export const origin = `http://127.0.0.1:${port}`;

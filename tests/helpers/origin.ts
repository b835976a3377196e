import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

// Playwright's workers inherit the port from the process that reads the configuration first.
process.env['PCB_TEST_PORT'] ??= String(await freePort());

/** The port of the built site during the tests: a free one, so that `npm start` and other test runs can run too. */
export const port = Number(process.env['PCB_TEST_PORT']);

export const origin = `http://127.0.0.1:${port}`;

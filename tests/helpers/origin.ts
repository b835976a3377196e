import { freePort } from './freePort.ts';

// Playwright's workers inherit the port from the process that reads the configuration first.
process.env['PCB_TEST_PORT'] ??= String(await freePort());

/** The port of the built site during the tests: a free one, so that `npm start` and other test runs can run too. */
export const port = Number(process.env['PCB_TEST_PORT']);

export const origin = `http://127.0.0.1:${port}`;

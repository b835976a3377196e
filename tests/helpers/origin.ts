import { freePort } from './freePort.ts';

// Playwright's workers inherit the ports from the process that reads the configuration first.
process.env['PCB_TEST_PORT'] ??= String(await freePort());
process.env['PCB_TEST_SERVER_PORT'] ??= String(await freePort());

/** A free port, so that `npm start` and other test runs can run too. */
export const port = Number(process.env['PCB_TEST_PORT']);

export const origin = `http://127.0.0.1:${port}`;

export const serverPort = Number(process.env['PCB_TEST_SERVER_PORT']);

export const serverOrigin = `http://127.0.0.1:${serverPort}`;

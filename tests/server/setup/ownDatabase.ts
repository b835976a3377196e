import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { startProcess } from './startProcess.ts';

/** A data folder for the tests of a file, and control over the PostgreSQL that servers start in it. */
export function ownDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'pcb-own-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const pidFile = join(folder, 'database/postmaster.pid');
  const pid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  return {
    folder,
    isRunning: () => existsSync(pidFile),
    start: (variables: Readonly<Record<string, string>> = {}) =>
      startProcess('', { DATA_FOLDER: folder, ...variables }),
    send: (signal: 'SIGTERM' | 'SIGKILL') => process.kill(pid(), signal),
    /** Kills all its processes at once. */
    killAll: () => {
      const parent = pid();
      const children = readdirSync('/proc').filter((name) => {
        const status =
          /^\d+$/.test(name) && existsSync(`/proc/${name}/stat`) && readFileSync(`/proc/${name}/stat`, 'utf8');
        return status && Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      });
      for (const child of [parent, ...children])
        try {
          process.kill(Number(child), 'SIGKILL');
        } catch {
          // The other processes may exit with the first one.
        }
    },
  };
}

/** Waits until a server reaches its database (200), or no longer does (503). */
export const isReady = (url: string, status: 200 | 503 = 200) =>
  expect.poll(async () => (await fetch(new URL('/readyz', url))).status, { timeout: 30_000 }).toBe(status);

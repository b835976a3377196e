import { execFile, execSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../setup/openServer.ts';
import { startProcess } from '../setup/startProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'pcb-built-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('runs anywhere from the folder of the build, and seeds', async () => {
  execSync('npm run --silent build:server', { stdio: 'ignore' });
  cpSync('apps/server/dist', folder, { recursive: true });
  const { url, pool } = await openDatabase();
  const server = await startProcess(url, { DATABASE_SECONDS: '120' }, [join(folder, 'main.js')]);
  const read = async (path: string) => {
    const response = await fetch(new URL(path, server.url));
    return [response.status, await response.text()];
  };
  expect(await read('/')).toEqual([200, expect.stringContaining('<h1')]);
  expect(await read('/readyz')).toEqual([200, 'ready']);
  expect(await read('/api/profile')).toEqual([401, expect.stringContaining('signedOut')]);

  const seed = [join(folder, 'seed.js'), '--samples', '--orders', '3'];
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, DATA_FOLDER: join(folder, 'data') };
  const { stdout } = await promisify(execFile)(process.execPath, seed, { cwd: '/', env });
  expect(stdout).toContain('demo@alphianz.example');
  const { rows } = await pool.query<{ count: string }>('select count(*) from orders');
  expect(Number(rows[0]?.count)).toBeGreaterThan(3);
});

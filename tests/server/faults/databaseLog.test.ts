import { mkdtempSync, readFileSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPool } from '../../../apps/server/src/database/pool.ts';
import { startIn } from '../setup/startIn.ts';

const folder = mkdtempSync(join(tmpdir(), 'pcb-log-'));
chmodSync(folder, 0o755);
const postgres = await startIn(folder);
afterAll(async () => {
  await postgres.release();
  rmSync(folder, { recursive: true });
});

it('a refused row is in the log of the database without its values', async () => {
  const pool = createPool(postgres.ownerUrl(), 1, 120);
  await pool.query('create table people (email text primary key)');
  const add = () => pool.query('insert into people values ($1)', ['asha@example.org']);
  await add();
  await expect(add()).rejects.toThrow('duplicate key');
  await pool.end();
  const log = readFileSync(join(folder, 'database/server.log'), 'utf8');
  expect(log).toContain('duplicate key');
  expect(log).not.toContain('asha');
});

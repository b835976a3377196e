import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../../../apps/server/src/app.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { migrate } from '../../../apps/server/src/database/migrate.ts';
import { createPool } from '../../../apps/server/src/database/pool.ts';
import { diskStore } from '../../../apps/server/src/files/diskStore.ts';
import { keyed, signedIn } from '../setup/people.ts';
import { startIn } from '../setup/startIn.ts';

/** A disk of 160 MB in memory, which only root can mount. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'pcb-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

const disk = mountSmallDisk();
const cleaning: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const clean of cleaning) await clean();
  if (disk === undefined) return;
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

it('a full disk loses no data: reads continue, and writes do when there is room', async () => {
  if (disk === undefined) {
    console.log('Skipped: only root can mount a small disk.');
    return;
  }
  chmodSync(disk, 0o755);
  const postgres = await startIn(join(disk, 'postgres'));
  cleaning.unshift(() => postgres.release());
  await migrate(postgres.applicationUrl(), { ownerUrl: postgres.ownerUrl() });
  const pool = createPool(postgres.applicationUrl(), 5, 120);
  cleaning.unshift(() => pool.end());
  const files = diskStore(disk);
  const app = createApp({ pool, config: readConfig({}), files, log: () => {}, onMail: () => {} });
  const administrator = await signedIn(app, pool, 'administrator', 'Boss');
  const add = (name: string) => {
    // Random text, which the database cannot compress.
    const description = randomBytes(2_000).toString('hex');
    return administrator.post('/api/admin/services', { name, description, price: '₹1', status: 'Active' }, keyed());
  };

  expect((await add('Before')).status).toBe(201);
  const filler = join(disk, 'filler');
  try {
    writeFileSync(filler, Buffer.alloc(200_000_000));
  } catch {
    // The disk is full now.
  }
  const acknowledged: string[] = [];
  let status = 201;
  for (let index = 0; status === 201 && index < 5_000; index += 1) {
    status = (await add(`Service ${index}`)).status;
    if (status === 201) acknowledged.push(`Service ${index}`);
  }
  expect(status).toBe(503);
  expect((await administrator.get('/api/admin/services')).status).toBe(200);

  rmSync(filler);
  await expect.poll(async () => (await add('After')).status, { timeout: 60_000 }).toBe(201);
  const { rows } = await pool.query<{ name: string }>('select name from services');
  const found = new Set(rows.map(({ name }) => name));
  expect(['Before', 'After', ...acknowledged].filter((name) => !found.has(name))).toEqual([]);
});

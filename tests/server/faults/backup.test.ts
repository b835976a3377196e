import { systemPostgres } from '@pcb/own-postgres/systemPostgres';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../../../apps/server/src/app.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { migrate } from '../../../apps/server/src/database/migrate.ts';
import { createPool } from '../../../apps/server/src/database/pool.ts';
import { diskStore } from '../../../apps/server/src/files/diskStore.ts';
import { createDatabase } from '../setup/openServer.ts';
import { clientOf, signedIn } from '../setup/people.ts';
import { upload } from '../setup/upload.ts';

const guide = readFileSync('docs/how-to/operate.md', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'pcb-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the commands of a section of the guide unchanged. */
function runSection(title: string, environment: Record<string, string>) {
  const [, commands = ''] = new RegExp(`^## ${title}\\n[^]*?\`\`\`sh\\n([^]*?)\`\`\``, 'm').exec(guide) ?? [];
  expect(commands).not.toBe('');
  execFileSync('bash', ['-euo', 'pipefail', '-c', commands], {
    env: { PATH: [systemPostgres(), process.env['PATH']].filter(Boolean).join(delimiter), ...environment },
    stdio: 'pipe',
  });
}

/** A shop with its own database and its own folder of files. */
async function openShop(name: string) {
  const { url, applicationUrl } = await createDatabase();
  const dataFolder = join(folder, name);
  mkdirSync(join(dataFolder, 'files'), { recursive: true });
  const pool = createPool(applicationUrl, 5, 120);
  afterAll(() => pool.end());
  const files = diskStore(join(dataFolder, 'files'));
  const app = createApp({ pool, config: readConfig({}), files, log: () => {}, onMail: () => {} });
  return { app, pool, url, dataFolder, open: () => migrate(applicationUrl, { ownerUrl: url }) };
}

it('a backup is complete: signed-in users continue where they were, and the audit still cannot be changed', async () => {
  const shop = await openShop('shop');
  await shop.open();
  const customer = await signedIn(shop.app, shop.pool, 'customer', 'Meera');
  const file = await upload(shop.app, customer, 'Umriß.gbr', 'G04 the data*');
  const BACKUP = join(folder, 'backup');
  mkdirSync(BACKUP);
  runSection('Back up', { BACKUP, MIGRATIONS_DATABASE_URL: shop.url, DATA_FOLDER: shop.dataFolder });

  const copy = await openShop('copy');
  runSection('Restore', { BACKUP, MIGRATIONS_DATABASE_URL: copy.url, DATA_FOLDER: copy.dataFolder });
  expect(await copy.open()).toEqual([]);
  const again = clientOf(copy.app, customer.cookie);
  expect(await (await again.get('/api/profile')).json()).toMatchObject({ name: 'Meera' });
  expect(await (await again.get(`/api/files/${file.id}`)).text()).toBe('G04 the data*');
  await expect(copy.pool.query('delete from audit')).rejects.toThrow(/permission denied/);
});

import { downloadedPostgres } from '@pcb/own-postgres/downloadedPostgres';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programsFolder } from '../../../apps/server/src/database/folder.ts';
import { startIn } from './startIn.ts';

/** Starts a PostgreSQL in a temporary folder, unless TEST_DATABASE_URL names another, and stops it after the tests. */
export default async function setup() {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pcb-server-'));
  const postgres = await startIn(
    folder,
    process.env['TEST_POSTGRES'] === 'downloaded' ? downloadedPostgres(programsFolder()) : undefined,
  );
  // The processes of the tests start later and inherit it.
  process.env['TEST_DATABASE_URL'] = postgres.ownerUrl();
  const remove = async () => {
    delete process.env['TEST_DATABASE_URL'];
    await postgres.release();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void remove().then(() => process.exit(1)));
  return remove;
}

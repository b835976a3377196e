import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadedPostgres } from '../../../apps/server/src/database/downloadedPostgres.ts';
import { startPostgres } from '../../../apps/server/src/database/embedded.ts';

/** Starts a PostgreSQL in a folder of its own, unless TEST_DATABASE_URL names another, and stops it after the tests. */
export default async function setup() {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pcb-server-'));
  const embedded = await startPostgres(
    folder,
    process.env['TEST_POSTGRES'] === 'downloaded' ? downloadedPostgres() : undefined,
  );
  // The processes of the tests start later and inherit it.
  process.env['TEST_DATABASE_URL'] = embedded.url;
  const remove = async () => {
    delete process.env['TEST_DATABASE_URL'];
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void remove().then(() => process.exit(1)));
  return remove;
}

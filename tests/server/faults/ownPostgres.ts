import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startPostgres } from '../../../apps/server/src/database/embedded.ts';

/** A PostgreSQL for one file of tests, which it may kill and start again on the same data. */
export async function ownPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'pcb-faults-'));
  chmodSync(folder, 0o755);
  let current = await startPostgres(folder);
  afterAll(async () => {
    await current.stop().catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    url: () => current.url,
    /** Kills the process that the others belong to, as a power cut would. */
    kill: () => {
      const [pid] = readFileSync(join(folder, 'database/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    start: async () => {
      current = await startPostgres(folder);
    },
    stop: () => current.stop(),
  };
}

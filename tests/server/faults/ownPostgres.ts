import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startIn } from '../setup/startIn.ts';

/** A PostgreSQL for one file of tests, which they may kill or stop. It is started again on the same data. */
export async function ownPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'pcb-faults-'));
  const postgres = await startIn(folder);
  afterAll(async () => {
    await postgres.release();
    rmSync(folder, { recursive: true, force: true });
  });
  const send = (signal: 'SIGINT' | 'SIGKILL') => {
    const [pid] = readFileSync(join(folder, 'database/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), signal);
  };
  return {
    url: postgres.ownerUrl,
    /** Kills the process that the others belong to, as a power cut would. */
    kill: () => send('SIGKILL'),
    /** Stops it as an administrator would. */
    stop: () => send('SIGINT'),
  };
}

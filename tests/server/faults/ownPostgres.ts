import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startIn } from '../setup/startIn.ts';

/** A PostgreSQL for one test file, which its tests may kill or stop. It restarts with the same data. */
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
    /** Kills the parent process, like a power cut. */
    kill: () => send('SIGKILL'),
    /** Stops it like an administrator. */
    stop: () => send('SIGINT'),
  };
}

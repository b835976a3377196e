import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../apps/server/src/database/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL for the tests. */
    postgres: string;
  }
}

/** Starts a PostgreSQL in a folder of its own, unless TEST_DATABASE_URL names another, and stops it after the tests. */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgres', given);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'pcb-server-'));
  const embedded = await startPostgres(folder);
  project.provide('postgres', embedded.url);
  const remove = async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void remove().then(() => process.exit(1)));
  return remove;
}

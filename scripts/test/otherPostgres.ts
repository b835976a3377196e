import { systemPostgres } from '@pcb/own-postgres/systemPostgres';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const majorOf = (text: string) => /\d+/.exec(text)?.[0];

function downloadedVersion(): string {
  const manifest = JSON.parse(readFileSync('packages/own-postgres/programs/package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  return Object.values(manifest.optionalDependencies)[0] ?? '';
}

const folder = systemPostgres();

/** Whether the system's PostgreSQL has another version than the downloaded one. */
export const hasOtherPostgres =
  folder !== undefined &&
  majorOf(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })) !== majorOf(downloadedVersion());

import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { PostgresError } from './postgresError.ts';
import type { SystemUser } from './systemUser.ts';

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

/** Runs a program of PostgreSQL until it exits. @throws a PostgresError with the last line of its output */
export function run(path: string, parameters: readonly string[], user: SystemUser | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    // It is detached, so that Ctrl+C in the terminal does not also stop PostgreSQL.
    const child = spawn(path, parameters, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
    child.on('error', reject);
    // Not 'close', because the PostgreSQL that pg_ctl starts keeps the pipes open.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new PostgresError(`${basename(path)} failed: ${lastLine(output)}`));
    });
  });
}

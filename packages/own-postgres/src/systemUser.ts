import { readFileSync } from 'node:fs';
import { PostgresError } from './postgresError.ts';

export interface SystemUser {
  uid: number;
  gid: number;
}

/** Returns the user to run PostgreSQL as, because it refuses root. Returns `undefined` if this process is not root. */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new PostgresError(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody". Set DATABASE_URL.',
  );
}

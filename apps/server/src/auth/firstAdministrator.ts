import type { Config } from '../config.ts';
import type { Pool } from '../database/pool.ts';
import { hashPassword } from './passwords.ts';
import { newToken } from './secrets.ts';
import { addAccount } from './users.ts';

/** Adds an administrator if there is none. Returns the password if it was generated; only its hash is stored. */
export async function ensureAdministrator(pool: Pool, config: Config): Promise<string | undefined> {
  const { rowCount } = await pool.query("select from users where role = 'administrator' limit 1");
  if (rowCount) return undefined;
  const password = config.ADMIN_PASSWORD ?? newToken().slice(0, 16);
  const passwordHash = await hashPassword(password);
  const account = {
    role: 'administrator',
    rights: 'all',
    name: 'Administrator',
    email: config.ADMIN_EMAIL,
    passwordHash,
  } as const;
  const id = await addAccount(pool, { ...account, isVerified: true });
  return id === undefined || config.ADMIN_PASSWORD ? undefined : password;
}

import { users } from '@pcb/records/kinds';
import type { AdministratorRights } from '@pcb/records/rights';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { idRow, readRow } from '../database/rows.ts';
import { searchText } from '../records/searchText.ts';
import type { Role } from './sessions.ts';

const accountRow = z.strictObject({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  status: z.string(),
  isVerified: z.boolean(),
});

export type Account = z.output<typeof accountRow>;

export async function findAccount(sql: Sql, role: Role, email: string): Promise<Account | undefined> {
  return readRow(
    sql,
    accountRow,
    `select id, name, email, password_hash as "passwordHash", status, verified_at is not null as "isVerified"
     from users where lower(email) = lower($1) and role = $2`,
    [email, role],
  );
}

type NewAccount = Omit<Account, 'id' | 'status'> &
  ({ role: 'customer' } | { role: 'administrator'; rights: AdministratorRights });

/** Returns its id, or `undefined` if the address already has an account. */
export async function addAccount(sql: Sql, account: NewAccount): Promise<number | undefined> {
  const { role, name, email, passwordHash, isVerified } = account;
  const rights = account.role === 'administrator' ? account.rights : null;
  const added = await readRow(
    sql,
    idRow,
    `insert into users (role, name, email, password_hash, verified_at, search_text, rights)
     values ($1, $2, $3, $4, case when $5 then now() end, $6, $7) on conflict (lower(email)) do nothing returning id`,
    [role, name, email, passwordHash, isVerified, searchText(users, { name, email }), rights],
  );
  return added?.id;
}

import { teamMember } from '@pcb/api/team';
import { users } from '@pcb/records/kinds';
import type { AdministratorRights } from '@pcb/records/rights';
import { z } from 'zod';
import { unusableHash } from '../auth/passwords.ts';
import { digest, newToken } from '../auth/secrets.ts';
import { addAccount } from '../auth/users.ts';
import type { Sql } from '../database/pool.ts';
import { idRow, readRow, readRows } from '../database/rows.ts';
import { fieldError } from '../http/apiError.ts';
import { searchText } from '../records/searchText.ts';

const memberRow = z.strictObject({
  ...teamMember.pick({ name: true, email: true, rights: true, status: true }).shape,
  id: z.number(),
});

export type Member = z.output<typeof memberRow>;

const select = `select id, name, email, rights, case when verified_at is null then 'invited' else 'active' end as status
  from users where role = 'administrator'`;

export const listMembers = (sql: Sql): Promise<Member[]> => readRows(sql, memberRow, `${select} order by id`);

export const lockMember = (sql: Sql, id: number): Promise<Member | undefined> =>
  readRow(sql, memberRow, `${select} and id = $1 for update`, [id]);

/**
 * Throws `taken` for the only active member with all rights. Call it before the member loses them, in the same
 * transaction: it locks all such members, so that two cannot remove each other at once.
 */
export async function keepAllRights(sql: Sql, id: number): Promise<void> {
  const rows = await readRows(
    sql,
    idRow,
    `select id from users where rights = 'all' and verified_at is not null order by id for update`,
  );
  if (rows.length === 1 && rows[0]?.id === id) throw fieldError('taken', 'rights', 'nobodyElse');
}

const days = 3;

export async function addInvitation(sql: Sql, userId: number): Promise<string> {
  const token = newToken();
  await sql.query(
    `insert into invitations (user_id, token_hash, expires_at) values ($1, $2, now() + make_interval(days => $3))
     on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [userId, digest(token), days],
  );
  return token;
}

/** Adds an invited administrator, or changes one who has not chosen a password yet. `undefined` if the address is taken. */
export async function addInvited(
  sql: Sql,
  { name, email, rights }: { name: string; email: string; rights: AdministratorRights },
): Promise<number | undefined> {
  const account = {
    role: 'administrator',
    rights,
    name,
    email,
    passwordHash: unusableHash,
    isVerified: false,
  } as const;
  const id = await addAccount(sql, account);
  if (id !== undefined) return id;
  const found = await readRow(
    sql,
    idRow,
    `update users set name = $2, rights = $3, search_text = $4
     where lower(email) = lower($1) and role = 'administrator' and verified_at is null returning id`,
    [email, name, rights, searchText(users, { name, email })],
  );
  return found?.id;
}

/** Secrets sent by mail. Each works once and expires, and a newer one replaces it. */
import type { Sql } from '../database/pool.ts';
import { digest } from './secrets.ts';

/** Six digits can be guessed, so attempts are limited. */
const kinds = {
  verify: { minutes: 30, attempts: 5 },
  signIn: { minutes: 10, attempts: 5 },
  reset: { minutes: 60, attempts: 1 },
} as const;

type Purpose = keyof typeof kinds;

/** How long a secret works, in minutes. */
export const minutesOf = (purpose: Purpose): number => kinds[purpose].minutes;

/** Includes the user for short codes, because different users can have the same one. */
const hashOf = (userId: number, purpose: Purpose, secret: string) =>
  digest(purpose === 'reset' ? secret : `${userId}\n${secret}`);

/** Stores a user's secret, replacing an earlier one. */
export async function storeCode(sql: Sql, userId: number, purpose: Purpose, secret: string) {
  const { minutes, attempts } = kinds[purpose];
  await sql.query(
    `insert into codes (user_id, purpose, code_hash, attempts_left, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))
     on conflict (user_id, purpose) do update
     set code_hash = excluded.code_hash, attempts_left = excluded.attempts_left, expires_at = excluded.expires_at`,
    [userId, purpose, hashOf(userId, purpose, secret), attempts, minutes],
  );
}

/** Consumes the token of a link. Returns the id of its user. */
export async function useToken(sql: Sql, token: string): Promise<number | undefined> {
  const { rows } = await sql.query<{ user_id: number; is_valid: boolean }>(
    `delete from codes where code_hash = $1 and purpose = 'reset' returning user_id, expires_at > now() as is_valid`,
    [digest(token)],
  );
  return rows[0]?.is_valid ? rows[0].user_id : undefined;
}

/** Consumes a code, or one of its attempts if it is wrong. Call it outside a transaction: a rollback would undo the attempt. */
export async function isCode(
  sql: Sql,
  userId: number,
  purpose: Exclude<Purpose, 'reset'>,
  code: string,
): Promise<boolean> {
  const values = [userId, hashOf(userId, purpose, code), purpose];
  const { rows } = await sql.query<{ is_right: boolean }>(
    `update codes set attempts_left = attempts_left - 1
     where user_id = $1 and purpose = $3 and attempts_left > 0 and expires_at > now()
     returning code_hash = $2 as is_right`,
    values,
  );
  if (!rows[0]?.is_right) return false;
  const used = await sql.query('delete from codes where user_id = $1 and purpose = $3 and code_hash = $2', values);
  return used.rowCount === 1;
}

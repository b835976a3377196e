/** Secrets that are sent by mail: each works once, for a while, and only the latest. */
import type { Sql } from '../database/pool.ts';
import { digest } from './secrets.ts';

/** A code of six digits can be guessed: it allows few attempts. */
const kinds = {
  verify: { minutes: 30, attempts: 5 },
  signIn: { minutes: 10, attempts: 5 },
  reset: { minutes: 60, attempts: 1 },
} as const;

type Purpose = keyof typeof kinds;

/** The hash of a short code, which is the same for different people, includes the user. */
const hashOf = (userId: number, purpose: Purpose, secret: string) =>
  digest(purpose === 'reset' ? secret : `${userId}\n${secret}`);

/** Stores a secret for a user in place of an earlier one. */
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

/** Uses the token of a link up. Returns whose it is. */
export async function useToken(sql: Sql, token: string): Promise<number | undefined> {
  const { rows } = await sql.query<{ user_id: number; is_valid: boolean }>(
    `delete from codes where code_hash = $1 and purpose = 'reset' returning user_id, expires_at > now() as is_valid`,
    [digest(token)],
  );
  return rows[0]?.is_valid ? rows[0].user_id : undefined;
}

/** Uses a typed code up, or one of its attempts. Call it outside of a transaction, so that a wrong attempt counts. */
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

/** Mailed secrets. Each works once and expires, a newer one replaces it, and it is bound to the account's address. */
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { emailRow, matchRow, readRow } from '../database/rows.ts';
import { digest } from './secrets.ts';

const accountRow = z.strictObject({ id: z.number(), name: z.string(), email: z.string() });

/** Six digits can be guessed, so attempts are limited. */
export const kindsOfCodes = {
  verify: { minutes: 30, attempts: 5 },
  signIn: { minutes: 10, attempts: 5 },
  reset: { minutes: 60, attempts: 1 },
  email: { minutes: 30, attempts: 5 },
} as const;

type Purpose = keyof typeof kindsOfCodes;

export const minutesOf = (purpose: Purpose): number => kindsOfCodes[purpose].minutes;

/** Includes the user for short codes, because different users can have the same one. */
const hashOf = (userId: number, purpose: Purpose, secret: string) =>
  digest(purpose === 'reset' ? secret : `${userId}\n${secret}`);

export async function storeCode(
  sql: Sql,
  { id, email }: { id: number; email: string },
  purpose: Purpose,
  secret: string,
): Promise<void> {
  const { minutes, attempts } = kindsOfCodes[purpose];
  await sql.query(
    `insert into codes (user_id, purpose, email, code_hash, attempts_left, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))
     on conflict (user_id, purpose) do update set email = excluded.email, code_hash = excluded.code_hash,
       attempts_left = excluded.attempts_left, expires_at = excluded.expires_at`,
    [id, purpose, email, hashOf(id, purpose, secret), attempts, minutes],
  );
}

export async function accountOfLink(
  sql: Sql,
  token: string,
): Promise<{ id: number; name: string; email: string } | undefined> {
  return readRow(
    sql,
    accountRow,
    `select u.id, u.name, u.email from codes c join users u on u.id = c.user_id and lower(u.email) = lower(c.email)
     where c.code_hash = $1 and c.purpose = 'reset' and c.expires_at > now()`,
    [digest(token)],
  );
}

/**
 * Consumes a code, or one attempt if it is wrong. Returns the address it was sent to, or `undefined`. A known browser,
 * whose attempts are counted elsewhere, may try even if strangers have used them up. Call it outside a transaction: a
 * rollback would undo the attempt.
 */
export async function consumeCode(
  sql: Sql,
  userId: number,
  purpose: Exclude<Purpose, 'reset'>,
  code: string,
  { isKnown = false } = {},
): Promise<string | undefined> {
  const values = [userId, hashOf(userId, purpose, code), purpose];
  const found = await readRow(
    sql,
    matchRow,
    `update codes set attempts_left = greatest(attempts_left - 1, 0)
     where user_id = $1 and purpose = $3 and (attempts_left > 0 or $4) and expires_at > now()
       and (purpose = 'email' or lower(email) = (select lower(email) from users where id = $1))
     returning code_hash = $2 as matches`,
    [...values, isKnown],
  );
  if (!found?.matches) return undefined;
  const used = await readRow(
    sql,
    emailRow,
    'delete from codes where user_id = $1 and purpose = $3 and code_hash = $2 returning email',
    values,
  );
  return used?.email;
}

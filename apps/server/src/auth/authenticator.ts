/** The second factor: codes of an authenticator app (RFC 6238). */
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';

const secretRow = z.strictObject({ secret: z.string() });

/** Base32, to share with the app. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

export const uriOf = (secret: string, email: string, issuer: string): string =>
  new TOTP({ issuer, label: email, secret }).toString();

/** The time step of a code. Clocks may differ by one step; `undefined` if the code is wrong. */
function stepOf(secret: string, code: string): number | undefined {
  const totp = new TOTP({ secret });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Fails if there is one already, the code is wrong, or the password has changed since it was checked. */
export async function addSecondFactor(
  sql: Sql,
  { id, passwordHash }: { id: number; passwordHash: string },
  secret: string,
  code: string,
): Promise<boolean> {
  const step = stepOf(secret, code);
  if (step === undefined) return false;
  const { rowCount } = await sql.query(
    `insert into second_factors (user_id, secret, last_step)
     select id, $2, $3 from users where id = $1 and password_hash = $4 for share on conflict do nothing`,
    [id, secret, step, passwordHash],
  );
  return rowCount === 1;
}

export async function acceptCode(sql: Sql, userId: number, code: string): Promise<boolean> {
  const found = await readRow(sql, secretRow, 'select secret from second_factors where user_id = $1', [userId]);
  const step = found && stepOf(found.secret, code);
  if (step === undefined) return false;
  const { rowCount } = await sql.query(
    'update second_factors set last_step = $2 where user_id = $1 and last_step < $2',
    [userId, step],
  );
  return rowCount === 1;
}

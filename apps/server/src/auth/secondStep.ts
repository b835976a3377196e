/** The state between an administrator's password and the code: a cookie and a row for its browser. */
import type { SecondStep } from '@pcb/api/team';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { readRow } from '../database/rows.ts';
import type { Services } from '../http/types.ts';
import { newSecret, uriOf } from './authenticator.ts';
import { digest, newToken } from './secrets.ts';
import { cookieName, cookieOptions } from './sessions.ts';
import type { Account } from './users.ts';

const pendingSecretRow = z.strictObject({ newSecret: z.string().nullable(), siteName: z.string() });

const cookie = 'pcb_second_step';
const minutes = 10;

const hashOf = (context: Context, { config }: Services) => digest(getCookie(context, cookieName(config, cookie)) ?? '');

export async function startSecondStep(
  context: Context,
  { pool, config }: Services,
  { id, email, passwordHash }: Account,
): Promise<SecondStep> {
  const token = newToken();
  const secret = newSecret();
  const started = await readRow(
    pool,
    pendingSecretRow,
    `insert into second_steps (token_hash, user_id, password_hash, new_secret, expires_at)
     values ($1, $2, $3, case when not exists (select from second_factors where user_id = $2) then $4 end,
       now() + make_interval(mins => $5))
     returning new_secret as "newSecret", (select site_name from settings) as "siteName"`,
    [digest(token), id, passwordHash, secret, minutes],
  );
  setCookie(context, cookieName(config, cookie), token, { ...cookieOptions(config), maxAge: minutes * 60 });
  if (!started || started.newSecret === null) return { step: 'code' };
  return { step: 'setUp', secret, uri: uriOf(secret, email, started.siteName) };
}

const inSecondStep = z.strictObject({
  id: z.number(),
  email: z.string(),
  passwordHash: z.string(),
  newSecret: z.string().nullable(),
});

export type InSecondStep = z.output<typeof inSecondStep>;

/** `undefined` if no attempt is left or the password has changed. */
export async function takeAttempt(context: Context, services: Services): Promise<InSecondStep | undefined> {
  return readRow(
    services.pool,
    inSecondStep,
    `update second_steps s set attempts_left = attempts_left - 1 from users u
     where s.token_hash = $1 and s.attempts_left > 0 and s.expires_at > now()
       and u.id = s.user_id and u.password_hash = s.password_hash and u.status = 'Active'
     returning u.id, u.email, u.password_hash as "passwordHash", s.new_secret as "newSecret"`,
    [hashOf(context, services)],
  );
}

export async function endSecondStep(context: Context, services: Services): Promise<void> {
  const { pool, config } = services;
  await pool.query('delete from second_steps where token_hash = $1', [hashOf(context, services)]);
  deleteCookie(context, cookieName(config, cookie), cookieOptions(config));
}

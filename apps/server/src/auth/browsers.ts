/**
 * Each browser has a secret in a cookie (OWASP's device cookie) and its own attempt counter, so that strangers who
 * guess the password do not lock the owner out.
 */
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import type { Services } from '../http/types.ts';
import { digest, newToken } from './secrets.ts';
import { cookieName, cookieOptions } from './sessions.ts';

const browserRow = z.strictObject({ hasOthers: z.boolean(), isNew: z.boolean() });

const cookie = 'pcb_browser';
const year = 365 * 24 * 3_600;

const tokenOf = (context: Context, config: Config) => getCookie(context, cookieName(config, cookie));

export async function knownBrowser(
  context: Context,
  config: Config,
  sql: Sql,
  email: string,
): Promise<string | undefined> {
  const token = tokenOf(context, config);
  if (token === undefined) return undefined;
  const { rowCount } = await sql.query(
    `select from browsers b join users u on u.id = b.user_id where b.token_hash = $1 and lower(u.email) = lower($2)`,
    [digest(token), email],
  );
  return rowCount ? digest(token).toString('hex') : undefined;
}

export async function rememberBrowser(context: Context, services: Services, userId: number): Promise<boolean> {
  const { pool, config } = services;
  const sent = tokenOf(context, config);
  const { rowCount } = await pool.query('select from browsers where token_hash = $1 limit 1', [digest(sent ?? '')]);
  // Somebody else may have chosen a secret that is not in the table.
  const token = sent !== undefined && rowCount ? sent : newToken();
  const added = await readRow(
    pool,
    browserRow,
    `insert into browsers (user_id, token_hash) values ($1, $2)
     on conflict (user_id, token_hash) do update set used_at = now()
     returning xmax = 0 as "isNew", exists (select from browsers where user_id = $1) as "hasOthers"`,
    [userId, digest(token)],
  );
  setCookie(context, cookieName(config, cookie), token, { ...cookieOptions(config), maxAge: year });
  return added !== undefined && added.isNew && added.hasOthers;
}

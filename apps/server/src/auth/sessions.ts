import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config.ts';
import type { Sql } from '../database/pool.ts';
import type { Person } from '../http/types.ts';
import { digest, newToken } from './secrets.ts';

/** A browser can be signed in with both roles at once: each has its own cookie. */
export type Role = 'customer' | 'administrator';

const cookieOf = (role: Role) => `pcb_${role}`;
/** Tells the site's scripts, which cannot read the session cookie, that there is a session. */
const hintOf = (role: Role) => `pcb_${role}_hint`;
const hours = { customer: 7 * 24, administrator: 12 } as const;

/** The attributes of every cookie. */
export const cookieOptions = ({ PUBLIC_URL }: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: PUBLIC_URL?.startsWith('https:') ?? false }) as const;

/** Starts a session and sets its cookie. The token is always new, which prevents session fixation. */
export async function startSession(context: Context, sql: Sql, config: Config, role: Role, userId: number) {
  const token = newToken();
  await endSession(context, sql, config, role);
  await sql.query(
    'insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + make_interval(hours => $3))',
    [digest(token), userId, hours[role]],
  );
  const options = { ...cookieOptions(config), maxAge: hours[role] * 3_600 };
  setCookie(context, cookieOf(role), token, options);
  setCookie(context, hintOf(role), '1', { ...options, httpOnly: false });
}

/** Ends the current session, if there is one. */
export async function endSession(context: Context, sql: Sql, config: Config, role: Role) {
  const token = getCookie(context, cookieOf(role));
  if (token === undefined) return;
  await sql.query('delete from sessions where token_hash = $1', [digest(token)]);
  deleteCookie(context, cookieOf(role), cookieOptions(config));
  deleteCookie(context, hintOf(role), cookieOptions(config));
}

/** The user who is signed in with a role. */
export async function personOf(context: Context, sql: Sql, role: Role): Promise<Person | undefined> {
  const token = getCookie(context, cookieOf(role));
  if (token === undefined) return undefined;
  const { rows } = await sql.query<Person>(
    `select u.id, u.name, u.email from sessions s join users u on u.id = s.user_id
     where s.token_hash = $1 and s.expires_at > now() and u.role = $2 and u.status = 'Active'`,
    [digest(token), role],
  );
  return rows[0];
}

import { rights } from '@pcb/api/team';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import { ipAddressOf } from '../http/ipAddress.ts';
import type { Person, Services } from '../http/types.ts';
import { digest, newToken } from './secrets.ts';

const userIdRow = z.strictObject({ user_id: z.number() });

const personRow = z.strictObject({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  rights: rights.nullable(),
  isStale: z.boolean(),
});

/** A browser can be signed in with both roles at once: each has its own cookie. */
export type Role = 'customer' | 'administrator';

const isSecure = ({ PUBLIC_URL }: Config) => PUBLIC_URL?.startsWith('https:') ?? false;

/** With this prefix, browsers accept the cookie from this host only, and over https. */
export const cookieName = (config: Config, name: string) => (isSecure(config) ? `__Host-${name}` : name);

const cookieOf = (config: Config, role: Role) => cookieName(config, `pcb_${role}`);
/**
 * This cookie is no secret. It tells the site's scripts, which cannot read the session cookie, that there is a session.
 */
const hintOf = (role: Role) => `pcb_${role}_hint`;
const hours = { customer: 7 * 24, administrator: 12 } as const;

export const cookieOptions = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(config) }) as const;

const tokenOf = (context: Context, config: Config, role: Role) => getCookie(context, cookieOf(config, role));

export function sessionHash(context: Context, { config }: Pick<Services, 'config'>, role: Role): Buffer | null {
  const token = tokenOf(context, config, role);
  return token === undefined ? null : digest(token);
}

async function removeSession(context: Context, services: Services, role: Role): Promise<number | undefined> {
  const ended = await readRow(
    services.pool,
    userIdRow,
    'delete from sessions where token_hash = $1 returning user_id',
    [sessionHash(context, services, role)],
  );
  return ended?.user_id;
}

/**
 * The token is always new, which prevents session fixation. Throws `wrongCredentials` if the password hash has changed,
 * because checking a password takes a while.
 */
export async function startSession(
  context: Context,
  services: Services,
  role: Role,
  userId: number,
  passwordHash?: string,
): Promise<void> {
  const { pool, config } = services;
  const token = newToken();
  await removeSession(context, services, role);
  const { rowCount } = await pool.query(
    `insert into sessions (token_hash, user_id, expires_at, user_agent, address)
     select $1, id, now() + make_interval(hours => $3), $4, $5 from users
     where id = $2 and status = 'Active' and password_hash = coalesce($6, password_hash) for share`,
    [
      digest(token),
      userId,
      hours[role],
      (context.req.header('User-Agent') ?? '').slice(0, 200),
      ipAddressOf(context, config),
      passwordHash,
    ],
  );
  if (!rowCount) throw new ApiError('wrongCredentials');
  const options = { ...cookieOptions(config), maxAge: hours[role] * 3_600 };
  setCookie(context, cookieOf(config, role), token, options);
  setCookie(context, hintOf(role), '1', { ...options, httpOnly: false });
}

export async function endSession(context: Context, services: Services, role: Role): Promise<number | undefined> {
  const { config } = services;
  const id = await removeSession(context, services, role);
  deleteCookie(context, cookieOf(config, role), cookieOptions(config));
  deleteCookie(context, hintOf(role), cookieOptions(config));
  return id;
}

export async function signOut(context: Context, services: Services, role: Role): Promise<void> {
  const id = await endSession(context, services, role);
  if (id === undefined) return;
  const ipAddress = ipAddressOf(context, services.config);
  await audit(services.pool, { actor: id, action: 'sign out', kind: 'sessions', record: id, ipAddress });
}

export async function personOf(
  context: Context,
  { pool, config }: Services,
  role: Role,
  sql: Sql = pool,
): Promise<Person | undefined> {
  const token = tokenOf(context, config, role);
  if (token === undefined) return undefined;
  const found = await readRow(
    sql,
    personRow,
    `select u.id, u.name, u.email, u.rights, s.used_at < now() - interval '5 minutes' as "isStale"
     from sessions s join users u on u.id = s.user_id
     where s.token_hash = $1 and s.expires_at > now() and u.role = $2 and u.status = 'Active'`,
    [digest(token), role],
  );
  if (!found) return undefined;
  const { isStale, ...person } = found;
  // Not written with each request: the list of sessions does not need a more exact time.
  if (isStale) await sql.query('update sessions set used_at = now() where token_hash = $1', [digest(token)]);
  return person;
}

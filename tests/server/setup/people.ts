import type { AdministratorRights } from '@pcb/records/rights';
import { newSecret } from '../../../apps/server/src/auth/authenticator.ts';
import { hashPassword } from '../../../apps/server/src/auth/passwords.ts';
import type { Role } from '../../../apps/server/src/auth/sessions.ts';
import { addAccount } from '../../../apps/server/src/auth/users.ts';
import type { Pool } from '../../../apps/server/src/database/pool.ts';
import { codeOf } from '../../helpers/totp.ts';

export const password = 'correct horse';
const passwordHash = await hashPassword(password);

/** Adds somebody who can sign in with `password`. */
export async function addPerson(pool: Pool, role: Role, name: string, rights: AdministratorRights = 'all') {
  const email = `${name.toLowerCase()}@example.org`;
  const account = { name, email, passwordHash, isVerified: true };
  const id = await addAccount(pool, role === 'administrator' ? { ...account, role, rights } : { ...account, role });
  if (id === undefined) throw new Error(`${name} is there already`);
  return { id, email };
}

/** The header with an idempotency key. Without a name, the key is new. */
export const keyed = (name: string = crypto.randomUUID()) => ({
  'Idempotency-Key': name.replaceAll(' ', '-').padEnd(16, '-'),
});

export interface App {
  request: (path: string, init?: RequestInit) => Response | Promise<Response>;
}

/** Sends requests with the cookies of a session, like a browser. */
export function clientOf(app: App, cookie = '') {
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    cookie,
    get: (path: string) => send('GET', path),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => send('POST', path, body, headers),
    put: (path: string, body?: unknown, headers?: Record<string, string>) => send('PUT', path, body, headers),
    remove: (path: string) => send('DELETE', path),
  };
}

export const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Adds the second factor with this secret to an administrator. */
export const addSecondFactor = (pool: Pool, userId: number, secret: string) =>
  pool.query('insert into second_factors (user_id, secret, last_step) values ($1, $2, 0)', [userId, secret]);

interface Known {
  id: number;
  email: string;
  /** The secret of an administrator's authenticator app. */
  secret: string;
}

/** Signs somebody in with a new browser; an administrator with both steps, as if the last code was long ago. */
export async function signIn(app: App, pool: Pool, role: Role, { id, email, secret }: Known, userAgent = '') {
  const headers = { 'User-Agent': userAgent };
  const response = await clientOf(app).post(`/api/session/${role}`, { email, password }, headers);
  if (role === 'customer') return clientOf(app, cookieOf(response));
  await pool.query('update second_factors set last_step = 0 where user_id = $1', [id]);
  const body = { code: codeOf(secret) };
  const second = await clientOf(app, cookieOf(response)).post('/api/session/administrator/code', body, headers);
  if (second.status !== 204) throw new Error(`The second step answered ${second.status}`);
  return clientOf(app, cookieOf(second));
}

/** Adds somebody and signs them in. */
export async function signedIn(app: App, pool: Pool, role: Role, name: string, rights?: AdministratorRights) {
  const { id, email } = await addPerson(pool, role, name, rights);
  const secret = newSecret();
  if (role === 'administrator') await addSecondFactor(pool, id, secret);
  const person = { id, email, secret };
  return { ...(await signIn(app, pool, role, person)), ...person };
}

interface NewPerson {
  name: string;
  email: string;
  password: string;
}

/** Sends a registration. Returns the token of the browser and the code of the mail, which confirm it. */
export async function register(app: App, pool: Pool, person: NewPerson) {
  const { registration } = (await (await clientOf(app).post('/api/registrations', person)).json()) as {
    registration: string;
  };
  return { registration, code: await lastCode(pool, person.email) };
}

/** A response with its version, for the next change. */
export async function versioned(response: Response) {
  const values = (await response.json()) as Record<string, unknown>;
  return { values, headers: { 'If-Match': response.headers.get('ETag') ?? '' } };
}

/** The code in the latest mail to an address. */
export const lastCode = async (pool: Pool, to: string) => /\d{6}/.exec(await lastMail(pool, to))?.[0] ?? '';

/** A different code. */
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** The text of the latest mail to an address. */
export async function lastMail(pool: Pool, to: string): Promise<string> {
  const { rows } = await pool.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by id desc limit 1',
    [to],
  );
  return rows[0]?.body ?? '';
}

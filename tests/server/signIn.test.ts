import { registered, session } from '@pcb/api/session';
import { expect, it } from 'vitest';
import { newSecret } from '../../apps/server/src/auth/authenticator.ts';
import { countAttempt } from '../../apps/server/src/auth/throttle.ts';
import { nextCode } from '../helpers/totp.ts';
import { openServer } from './setup/openServer.ts';
import {
  addPerson,
  addSecondFactor,
  clientOf,
  cookieOf,
  lastMail,
  otherThan,
  password,
  register,
  signedIn,
} from './setup/people.ts';

const { app, pool, logged, services } = await openServer();
const nobody = clientOf(app);

it('a customer and an administrator are signed in at once, each with a secret that scripts cannot read', async () => {
  const { id, email } = await addPerson(pool, 'administrator', 'Boss');
  const secret = newSecret();
  await addSecondFactor(pool, id, secret);
  const customer = await signedIn(app, pool, 'customer', 'Asha');
  const started = await clientOf(app, customer.cookie).post('/api/session/administrator', { email, password });
  const browser = clientOf(app, `${customer.cookie}; ${cookieOf(started)}`);
  const response = await browser.post('/api/session/administrator/code', { code: nextCode(secret) });
  const cookies = response.headers.getSetCookie();
  for (const cookie of cookies) expect(cookie).toContain('SameSite=Lax');
  // A script can read only that there is a session.
  const readable = cookies.filter((cookie) => !cookie.includes('HttpOnly'));
  expect(readable.map((cookie) => cookie.split(';')[0])).toEqual(['pcb_administrator_hint=1']);
  const both = clientOf(app, `${customer.cookie}; ${cookieOf(response)}`);
  expect(session.parse(await (await both.get('/api/session')).json())).toEqual({
    customer: { name: 'Asha', email: 'asha@example.org' },
    isAdministrator: true,
    rights: 'all',
  });
  await both.remove('/api/session/customer');
  expect(await (await both.get('/api/session')).json()).toMatchObject({ customer: null, isAdministrator: true });
});

it('cookies are for https only if the server is public', async () => {
  const PUBLIC_URL = 'https://shop.example';
  const { createApp } = await import('../../apps/server/src/app.ts');
  const { readConfig } = await import('../../apps/server/src/config.ts');
  const config = readConfig({ PUBLIC_URL, SMTP_URL: 'smtp://localhost' });
  const { email } = await addPerson(pool, 'customer', 'Secure');
  const response = await clientOf(createApp({ ...services, config })).post('/api/session/customer', {
    email,
    password,
  });
  const cookies = response.headers.getSetCookie();
  for (const cookie of cookies) expect(cookie).toContain('Secure');
  // Other hosts and pages without https cannot set a cookie with this prefix.
  const secret = cookies.filter((cookie) => cookie.includes('HttpOnly'));
  expect(secret.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-pcb_customer', '__Host-pcb_browser']);
  const signedInThere = clientOf(createApp({ ...services, config }), cookieOf(response));
  expect((await signedInThere.get('/api/profile')).status).toBe(200);
  const planted = cookieOf(response).replace('__Host-', '');
  expect((await clientOf(createApp({ ...services, config }), planted).get('/api/profile')).status).toBe(401);
});

it('the roles sign in separately', async () => {
  const { email } = await addPerson(pool, 'customer', 'Door');
  expect((await nobody.post('/api/session/administrator', { email, password })).status).toBe(401);
});

it('a wrong password and an unknown address get the same response', async () => {
  const { email } = await addPerson(pool, 'customer', 'Known');
  const wrong = await nobody.post('/api/session/customer', { email, password: 'wrong' });
  const unknown = await nobody.post('/api/session/customer', { email: 'no@example.org', password });
  expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()]);
  expect(wrong.status).toBe(401);
});

it('refuses the right password after ten wrong ones', async () => {
  const { email } = await addPerson(pool, 'customer', 'Target');
  for (let count = 0; count < 10; count += 1)
    expect((await nobody.post('/api/session/customer', { email, password: 'wrong' })).status).toBe(401);
  const response = await nobody.post('/api/session/customer', { email: email.toUpperCase(), password });
  expect(response.status).toBe(429);
  // The fifteen minutes began with the first attempt.
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(600);
});

const confirm = (registration: string, code: string) =>
  nobody.post('/api/registrations/verify', { registration, code });

it('registers, and signs in with the code of the mail, which works once', async () => {
  const email = 'new@example.org';
  const { registration, code } = await register(app, pool, { name: 'New', email, password });
  expect((await nobody.post('/api/session/customer', { email, password })).status).toBe(401);
  expect((await confirm(registration, otherThan(code))).status).toBe(401);
  expect((await confirm(registration, code)).status).toBe(204);
  expect((await confirm(registration, code)).status).toBe(401);
  expect((await nobody.post('/api/session/customer', { email, password })).status).toBe(204);
});

it('does not store a registration of an address that has got too many mails', async () => {
  const email = 'flooded@example.org';
  for (let count = 0; count < 5; count += 1) await countAttempt(pool, 'mail', email);
  expect((await nobody.post('/api/registrations', { name: 'New', email, password })).status).toBe(429);
  expect((await pool.query('select from registrations where email = $1', [email])).rowCount).toBe(0);
});

it('a code allows five attempts', async () => {
  const { registration, code } = await register(app, pool, { name: 'Guess', email: 'guess@example.org', password });
  for (let count = 0; count < 5; count += 1) await confirm(registration, otherThan(code));
  expect((await confirm(registration, code)).status).toBe(401);
});

it('a code confirms only the registration that it came with, so that a stranger leaves no password behind', async () => {
  const email = 'owner@example.org';
  const stranger = await register(app, pool, { name: 'Thief', email, password: 'the thief knows' });
  const owner = await register(app, pool, { name: 'Owner', email, password });
  expect((await confirm(stranger.registration, owner.code)).status).toBe(401);
  expect((await confirm(owner.registration, owner.code)).status).toBe(204);
  expect((await confirm(stranger.registration, stranger.code)).status).toBe(401);
  const signIn = (typed: string) => nobody.post('/api/session/customer', { email, password: typed });
  expect((await signIn('the thief knows')).status).toBe(401);
  expect((await signIn(password)).status).toBe(204);
});

it('registering an address with an account gets the same response and mails the owner, without a change', async () => {
  const { email } = await addPerson(pool, 'customer', 'Taken');
  const response = await nobody.post('/api/registrations', { name: 'Thief', email, password: 'another one' });
  expect(response.status).toBe(202);
  const { registration } = registered.strict().parse(await response.json());
  expect(await lastMail(pool, email)).toContain('already has an account');
  expect((await confirm(registration, '000000')).status).toBe(401);
  expect((await nobody.post('/api/session/customer', { email, password })).status).toBe(204);
});

it.each([
  ['password', 'common'],
  ['  eight  ', 'short'],
  ['Weak Person', 'own'],
])('refuses to register with the password ‘%s’', async (weak, problem) => {
  const response = await nobody.post('/api/registrations', {
    name: 'Weak Person',
    email: 'weak@example.org',
    password: weak.trim(),
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: { code: 'invalid', fields: { password: problem } } },
  ]);
});

it('a link resets the password once, and ends every session', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Forgetful');
  const known = await nobody.post('/api/password-resets', { email: customer.email });
  const unknown = await nobody.post('/api/password-resets', { email: 'nobody@example.org' });
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  const [, token = ''] = /#reset=([\w-]+)/.exec(await lastMail(pool, customer.email)) ?? [];
  const change = () => nobody.post('/api/password-resets/confirm', { token, password: 'a new password' });
  expect((await change()).status).toBe(204);
  expect((await change()).status).toBe(401);
  expect((await customer.get('/api/profile')).status).toBe(401);
  const { email } = customer;
  expect((await nobody.post('/api/session/customer', { email, password })).status).toBe(401);
  expect((await nobody.post('/api/session/customer', { email, password: 'a new password' })).status).toBe(204);
});

it('an expired link, and a code that was replaced by a newer one, do not work', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Late');
  await nobody.post('/api/password-resets', { email: customer.email });
  const [, token = ''] = /#reset=([\w-]+)/.exec(await lastMail(pool, customer.email)) ?? [];
  await pool.query("update codes set expires_at = now() - interval '1 second' where user_id = $1", [customer.id]);
  expect((await nobody.post('/api/password-resets/confirm', { token, password: 'a new one' })).status).toBe(401);
  await nobody.post('/api/password-resets', { email: customer.email });
  expect((await nobody.post('/api/password-resets/confirm', { token, password: 'a new one' })).status).toBe(401);
});

it('an expired session and the session of a deactivated user are invalid', async () => {
  const expired = await signedIn(app, pool, 'customer', 'Expired');
  await pool.query('update sessions set expires_at = now() where user_id = $1', [expired.id]);
  expect((await expired.get('/api/profile')).status).toBe(401);
  const inactive = await signedIn(app, pool, 'customer', 'Inactive');
  await pool.query("update users set status = 'Inactive' where id = $1", [inactive.id]);
  expect((await inactive.get('/api/profile')).status).toBe(401);
});

it.each([
  ['from another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['from another subdomain', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['with the origin of another site', { Origin: 'https://evil.example' }, 403],
  ['as a form would send it', { 'Content-Type': 'text/plain' }, 415],
  ['from the site itself', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' }, 401],
])('a post %s', async (_, headers, status) => {
  const credentials = { email: 'no@example.org', password };
  expect((await nobody.post('/api/session/customer', credentials, headers)).status).toBe(status);
});

it('does not log names, addresses or secrets', () => {
  expect(logged.length).toBeGreaterThan(20);
  expect(JSON.stringify(logged)).not.toMatch(/@|Asha|correct|reset=|cookie|127\.0/i);
});

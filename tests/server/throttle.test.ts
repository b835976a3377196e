import { expect, it } from 'vitest';
import { createApp } from '../../apps/server/src/app.ts';
import type { Role } from '../../apps/server/src/auth/sessions.ts';
import { countAttempt } from '../../apps/server/src/auth/throttle.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openServer } from './setup/openServer.ts';
import { addPerson, cookieOf, lastMail, password, signedIn } from './setup/people.ts';

const { pool, services } = await openServer();
const app = createApp({ ...services, config: readConfig({ TRUST_PROXY: '1' }) });

const post = async (path: string, from: string, body: object, cookie = '') =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.9, ${from}`, cookie },
    body: JSON.stringify(body),
  });

const resets = async (from: readonly string[]) => {
  await pool.query('truncate throttle');
  const reset = (address: string, index: number) =>
    post('/api/password-resets', address, { email: `nobody${index}@example.org` });
  const [first = '', ...others] = from;
  await reset(first, others.length);
  // Leaves 19 of the attempts that an hour allows.
  await pool.query('update throttle set count = count + 280');
  return (await Promise.all(others.map(reset))).filter(({ status }) => status === 429).length;
};

it.each([
  ['one host', (index: number) => `2001:db8::${index.toString(16)}`, 1],
  ['one network, written at length', (index: number) => `2001:0db8:0000:1:${index}:1:2:3`, 1],
  ['a customer who is given many networks', (index: number) => `2001:db8:0:${index.toString(16)}::1`, 1],
  ['different customers', (index: number) => `2001:db8:${index.toString(16)}::1`, 0],
  ['IPv4', (index: number) => `192.0.2.${index}`, 0],
  ['IPv4 as IPv6', (index: number) => `::ffff:192.0.2.${index}`, 0],
])(
  'of 20 more requests from addresses of %s, where 19 are allowed, as many are refused',
  async (_, addressAt, refused) => {
    expect(await resets(Array.from({ length: 21 }, (__, index) => addressAt(index)))).toBe(refused);
  },
);

it('one place cannot try a password for all accounts', async () => {
  const signIn = async (from: string) =>
    (await post('/api/session/customer', from, { email: `${from}@example.org`, password })).status;
  for (let count = 0; count < 300; count += 1) await countAttempt(pool, 'signInFrom', '192.0.2.1');
  expect(await signIn('192.0.2.1')).toBe(429);
  expect(await signIn('192.0.2.2')).toBe(401);
  // It cannot fill the table with attempts either.
  const before = await pool.query('select from throttle');
  const code = '000000';
  for (const path of ['/api/session/customer/code/confirm', '/api/session/customer/verification'])
    expect((await post(path, '192.0.2.1', { email: 'nobody@example.org', code })).status).toBe(429);
  const registration = 'a'.repeat(43);
  expect((await post('/api/registrations/verify', '192.0.2.1', { registration, code })).status).toBe(429);
  expect((await pool.query('select from throttle')).rowCount).toBe(before.rowCount);
});

/** Uses up the attempts at a password that all strangers have together. */
async function guessed(role: Role, email: string) {
  await pool.query('truncate throttle');
  for (let count = 0; count < 50; count += 1) await countAttempt(pool, 'signInAnywhere', role, email);
  expect((await post(`/api/session/${role}`, '192.0.2.200', { email, password })).status).toBe(429);
}

it.each(['customer', 'administrator'] as const)(
  'strangers who guess the password of one %s lock only themselves out',
  async (role) => {
    const { email, cookie } = await signedIn(app, pool, role, `Owner${role}`);
    const path = `/api/session/${role}`;
    await guessed(role, email);
    expect((await post(path, '192.0.2.5', { email, password })).status).toBe(429);
    // Also from another address, because a telephone changes its address.
    expect((await post(path, '192.0.2.201', { email, password }, cookie)).status).not.toBe(429);
    // The browser of one account is not known to another.
    const other = await addPerson(pool, role, `Other${role}`);
    await guessed(role, other.email);
    expect((await post(path, '192.0.2.5', { email: other.email, password }, cookie)).status).toBe(429);
  },
);

it('a browser that has signed in before has ten attempts', async () => {
  await pool.query('truncate throttle');
  const { email } = await addPerson(pool, 'customer', 'Forgetful');
  const path = '/api/session/customer';
  const cookie = cookieOf(await post(path, '192.0.2.5', { email, password }));
  const guess = async (index: number) =>
    (await post(path, `198.51.100.${index}`, { email, password: 'wrong' }, cookie)).status;
  for (let index = 0; index < 10; index += 1) expect(await guess(index)).toBe(401);
  expect(await guess(11)).toBe(429);
});

it('strangers who request mails do not prevent the owner from getting one', async () => {
  await pool.query('truncate throttle');
  const { email } = await addPerson(pool, 'customer', 'Mailed');
  const cookie = cookieOf(await post('/api/session/customer', '192.0.2.5', { email, password }));
  for (const path of ['/api/password-resets', '/api/session/customer/code']) {
    for (let index = 0; index < 5; index += 1)
      expect((await post(path, `198.51.100.${index}`, { email })).status).toBe(202);
    expect((await post(path, '192.0.2.5', { email })).status).toBe(429);
    expect((await post(path, '192.0.2.5', { email }, cookie)).status).toBe(202);
  }
});

it('a user who chooses a new password by mail can sign in, however often strangers guess', async () => {
  const { email } = await addPerson(pool, 'customer', 'Locked');
  await guessed('customer', email);
  await post('/api/password-resets', '192.0.2.5', { email });
  const [, token = ''] = /#reset=([\w-]+)/.exec(await lastMail(pool, email)) ?? [];
  const reset = await post('/api/password-resets/confirm', '192.0.2.5', { token, password: 'a new password' });
  const response = await post(
    '/api/session/customer',
    '192.0.2.5',
    { email, password: 'a new password' },
    cookieOf(reset),
  );
  expect(response.status).toBe(204);
});

it('the owner gets a mail about a sign-in with a new browser, but not about the first', async () => {
  const { email } = await addPerson(pool, 'customer', 'Traveller');
  const path = '/api/session/customer';
  const cookie = cookieOf(await post(path, '192.0.2.5', { email, password }));
  await post(path, '192.0.2.6', { email, password }, cookie);
  expect(await lastMail(pool, email)).toBe('');
  await post(path, '192.0.2.7', { email, password });
  expect(await lastMail(pool, email)).toContain('192.0.2.7');
});

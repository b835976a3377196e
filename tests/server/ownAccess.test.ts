/** Changes of one's own access. */
import { signedInBrowsers } from '@pcb/api/security';
import { expect, it } from 'vitest';
import type { Role } from '../../apps/server/src/auth/sessions.ts';
import { openServer } from './setup/openServer.ts';
import { clientOf, cookieOf, lastCode, lastMail, otherThan, password, signedIn, signIn } from './setup/people.ts';

const { app, pool } = await openServer();
const nobody = clientOf(app);

const newPassword = 'a new password';
const pathOf = { customer: '/api/account', administrator: '/api/admin/account' } as const;

const statusOf = async (response: Promise<Response>) => (await response).status;

const signInStatus = (email: string, typed: string) =>
  statusOf(nobody.post('/api/session/customer', { email, password: typed }));

const sessionsOf = async (client: ReturnType<typeof clientOf>, role: Role) =>
  signedInBrowsers.parse(await (await client.get(`${pathOf[role]}/sessions`)).json()).sessions;

const auditOf = async (id: number) =>
  (await pool.query<{ action: string }>('select action from audit where record_id = $1 order by id', [id])).rows.map(
    ({ action }) => action,
  );

it.each(['customer', 'administrator'] as const)(
  'a %s changes the password, which ends the other sessions',
  async (role) => {
    const person = await signedIn(app, pool, role, `Changer of ${role}`.replaceAll(' ', ''));
    const other = await signIn(app, pool, role, person);
    const change = (current: string, next: string) =>
      person.put(`${pathOf[role]}/password`, { current, password: next });
    expect((await change('wrong', newPassword)).status).toBe(401);
    const weak = await change(password, person.email);
    expect([weak.status, await weak.json()]).toMatchObject([400, { error: { fields: { password: 'own' } } }]);
    const changed = await change(password, newPassword);
    expect(changed.status).toBe(204);
    expect(await lastMail(pool, person.email)).toContain('was changed');
    const renewed = clientOf(app, cookieOf(changed));
    expect((await sessionsOf(renewed, role)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    // The session has a new secret.
    for (const former of [person, other]) expect(await statusOf(former.get(`${pathOf[role]}/sessions`))).toBe(401);
    expect(await auditOf(person.id)).toEqual(expect.arrayContaining(['sign in', 'refuse password', 'change password']));
  },
);

it('guesses of the current password are limited', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Thief');
  const guess = (current: string) =>
    statusOf(customer.put('/api/account/password', { current, password: newPassword }));
  for (let count = 0; count < 10; count += 1) expect(await guess('wrong')).toBe(401);
  expect(await guess(password)).toBe(429);
});

it.each(['customer', 'administrator'] as const)(
  'a %s sees the browsers that are signed in, and signs them out',
  async (role) => {
    const person = await signedIn(app, pool, role, `Lister of ${role}`.replaceAll(' ', ''));
    const path = `${pathOf[role]}/sessions`;
    const userAgent = `Mozilla/5.0 ${'x'.repeat(300)}`;
    const phone = await signIn(app, pool, role, person, userAgent);
    const third = await signIn(app, pool, role, person);
    await pool.query("update sessions set used_at = now() - interval '6 minutes' where user_id = $1", [person.id]);
    const [current, ...others] = await sessionsOf(person, role);
    expect(current).toMatchObject({ isCurrent: true, address: 'unknown' });
    expect(Date.now() - Date.parse(current?.lastUsed ?? '')).toBeLessThan(60_000);
    expect(others.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    const onPhone = others.find((session) => session.userAgent === userAgent.slice(0, 200));
    const stranger = await signedIn(app, pool, role, `Stranger to ${role}`.replaceAll(' ', ''));
    expect(await statusOf(stranger.remove(`${path}/${onPhone?.id}`))).toBe(404);
    expect(await statusOf(person.remove(`${path}/x`))).toBe(404);
    expect(await statusOf(person.remove(`${path}/${onPhone?.id}`))).toBe(204);
    expect(await statusOf(phone.get(path))).toBe(401);
    expect(await statusOf(third.get(path))).toBe(200);
    expect(await statusOf(person.remove(path))).toBe(204);
    expect(await statusOf(third.get(path))).toBe(401);
    expect(await sessionsOf(person, role)).toHaveLength(1);
    expect(await statusOf(stranger.get(path))).toBe(200);
  },
);

it('a customer changes the address, which takes effect with the code that was sent to it', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Mover');
  const other = await signIn(app, pool, 'customer', customer);
  const email = 'moved@example.org';
  const ask = (typed: string) => statusOf(customer.post('/api/account/email', { email, password: typed }));
  expect(await ask('wrong')).toBe(401);
  expect(await ask(password)).toBe(202);
  const code = await lastCode(pool, email);
  const confirm = (typed: string) => customer.post('/api/account/email/confirm', { code: typed });
  expect((await confirm(otherThan(code))).status).toBe(401);
  expect(await signInStatus(customer.email, password)).toBe(204);
  const confirmed = await confirm(code);
  expect(confirmed.status).toBe(204);
  for (const mailbox of [customer.email, email])
    expect(await lastMail(pool, mailbox)).toContain(`sign in with ${email}`);
  expect(await statusOf(clientOf(app, cookieOf(confirmed)).get('/api/profile'))).toBe(200);
  for (const former of [customer, other]) expect(await statusOf(former.get('/api/profile'))).toBe(401);
  expect([await signInStatus(customer.email, password), await signInStatus(email, password)]).toEqual([401, 204]);
});

it('an address with an account is not distinguishable, and cannot be taken over', async () => {
  const { email } = await signedIn(app, pool, 'customer', 'Settled');
  const customer = await signedIn(app, pool, 'customer', 'Curious');
  expect(await statusOf(customer.post('/api/account/email', { email, password }))).toBe(202);
  expect(await lastMail(pool, email)).not.toMatch(/\d{6}/);
  expect(await statusOf(customer.post('/api/account/email/confirm', { code: '000000' }))).toBe(401);
});

it('each route requires a session of its role', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Plain');
  expect(await statusOf(nobody.get('/api/account/sessions'))).toBe(401);
  expect(await statusOf(customer.get('/api/admin/account/sessions'))).toBe(403);
});

it('sign-ins, refused ones, sign-outs and exports of lists are in the audit with their IP address', async () => {
  const administrator = await signedIn(app, pool, 'administrator', 'Auditor');
  await nobody.post('/api/session/administrator', { email: administrator.email, password: 'wrong' });
  await administrator.get('/api/admin/users/csv');
  await administrator.remove('/api/session/administrator');
  const { rows } = await pool.query(
    'select action, kind, address from audit where $1 in (actor_id, record_id) order by id',
    [administrator.id],
  );
  expect(rows).toEqual([
    { action: 'sign in', kind: 'sessions', address: 'unknown' },
    { action: 'refuse sign-in', kind: 'sessions', address: 'unknown' },
    { action: 'export', kind: 'users', address: 'unknown' },
    { action: 'sign out', kind: 'sessions', address: 'unknown' },
  ]);
  expect(JSON.stringify((await pool.query('select * from audit')).rows)).not.toContain('wrong');
});

/** The end of codes, links and sessions. */
import { expect, it } from 'vitest';
import { hashPassword } from '../../apps/server/src/auth/passwords.ts';
import { deleteExpiredRows } from '../../apps/server/src/database/deleteExpiredRows.ts';
import { transaction } from '../../apps/server/src/database/pool.ts';
import { openServer } from './setup/openServer.ts';
import { clientOf, lastCode, lastMail, password, register, signedIn, versioned } from './setup/people.ts';

const { app, pool } = await openServer();
const nobody = clientOf(app);
const administrator = await signedIn(app, pool, 'administrator', 'Boss');

const newPassword = 'a new password';

const signIn = async (email: string, typed: string) =>
  (await nobody.post('/api/session/customer', { email, password: typed })).status;

async function linkOf(email: string) {
  await nobody.post('/api/password-resets', { email });
  return /#reset=([\w-]+)/.exec(await lastMail(pool, email))?.[1] ?? '';
}

/** A customer with a session, a code to sign in and a link to reset the password. */
async function prepared(name: string) {
  const customer = await signedIn(app, pool, 'customer', name);
  await nobody.post('/api/session/customer/code', { email: customer.email });
  const code = await lastCode(pool, customer.email);
  return { customer, code, link: await linkOf(customer.email) };
}

type Customer = Awaited<ReturnType<typeof prepared>>['customer'];

async function edit(customer: Customer, change: object) {
  const path = `/api/admin/users/${customer.id}`;
  const { values, headers } = await versioned(await administrator.get(path));
  const { id: _, orders: __, ...form } = values;
  expect((await administrator.put(path, { ...form, ...change }, headers)).status).toBe(200);
}

const newAddress = ({ email }: Customer) => `new-${email}`;

const changes: readonly [string, (customer: Customer) => Promise<string>][] = [
  [
    'an administrator has changed the address',
    async (customer) => {
      await edit(customer, { email: newAddress(customer) });
      return newAddress(customer);
    },
  ],
  [
    'an administrator has deactivated and activated the account',
    async (customer) => {
      await edit(customer, { status: 'Inactive' });
      await edit(customer, { status: 'Active' });
      return customer.email;
    },
  ],
  [
    'the password was reset',
    async ({ email }) => {
      const token = await linkOf(email);
      expect((await nobody.post('/api/password-resets/confirm', { token, password: newPassword })).status).toBe(204);
      return email;
    },
  ],
  [
    'an administrator has removed the account',
    async (customer) => {
      expect((await administrator.remove(`/api/admin/users/${customer.id}`)).status).toBe(204);
      return customer.email;
    },
  ],
];

it.each(changes)('after %s no older session, code or link works', async (name, change) => {
  const { customer, code, link } = await prepared(name.replaceAll(' ', ''));
  const email = await change(customer);
  expect((await customer.get('/api/profile')).status).toBe(401);
  for (const address of [customer.email, email])
    expect((await nobody.post('/api/session/customer/code/confirm', { email: address, code })).status).toBe(401);
  const reset = await nobody.post('/api/password-resets/confirm', { token: link, password: 'another one' });
  expect(reset.status).toBe(401);
});

it('a change of address is mailed to both addresses, and a code sent to the new one confirms it', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Mover');
  const email = newAddress(customer);
  await edit(customer, { email });
  for (const mailbox of [customer.email, email])
    expect(await lastMail(pool, mailbox)).toContain(`sign in with ${email}`);
  expect(await signIn(email, password)).toBe(403);
  const code = await lastCode(pool, email);
  expect((await nobody.post('/api/session/customer/verification', { email, code })).status).toBe(204);
  expect(await signIn(email, password)).toBe(204);
});

it('the code for an address does not confirm an address that an administrator has entered later', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Typo');
  const [wrong, right] = [`wrong-${customer.email}`, `right-${customer.email}`];
  await edit(customer, { email: wrong });
  expect(await signIn(wrong, password)).toBe(403);
  const code = await lastCode(pool, wrong);
  await edit(customer, { email: right });
  for (const email of [wrong, right])
    expect((await nobody.post('/api/session/customer/verification', { email, code })).status).toBe(401);
});

it('an edit of other fields, or of the case of the address, does not sign the user out', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Steady');
  await edit(customer, { name: 'Steady Hand', email: customer.email.toUpperCase() });
  expect((await customer.get('/api/profile')).status).toBe(200);
});

it('a link works until an accepted password is chosen', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Chooser');
  const token = await linkOf(customer.email);
  const weak = await nobody.post('/api/password-resets/confirm', { token, password: 'password' });
  expect([weak.status, await weak.json()]).toMatchObject([400, { error: { fields: { password: 'common' } } }]);
  expect((await nobody.post('/api/password-resets/confirm', { token, password: newPassword })).status).toBe(204);
});

it('a session does not begin with a password that is changed while it is checked', async () => {
  const { email, id } = await signedIn(app, pool, 'customer', 'Racer');
  const hash = await hashPassword(newPassword);
  const before = await transaction(pool, async (sql) => {
    await sql.query('update users set password_hash = $2 where id = $1', [id, hash]);
    const login = signIn(email, password);
    // The password was right. The session waits for this transaction.
    await expect
      .poll(
        () =>
          pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"),
        { timeout: 20_000 },
      )
      .toHaveProperty('rowCount', 1);
    return { login };
  });
  expect(await before.login).toBe(401);
});

it('a registration that nobody confirms in time is deleted', async () => {
  const person = { name: 'Late', email: 'late@example.org', password };
  const late = await register(app, pool, person);
  await pool.query('update registrations set expires_at = now() where email = $1', [person.email]);
  expect((await nobody.post('/api/registrations/verify', late)).status).toBe(401);
  await deleteExpiredRows(pool);
  expect((await pool.query('select from registrations where email = $1', [person.email])).rowCount).toBe(0);
});

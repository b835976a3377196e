import { expect, it } from 'vitest';
import { openServer } from './setup/openServer.ts';
import { addPerson, clientOf, cookieOf, lastCode, otherThan, password } from './setup/people.ts';

const { app, pool } = await openServer();
const nobody = clientOf(app);

const ask = (email: string) => nobody.post('/api/session/customer/code', { email });
const confirm = (email: string, code: string) => nobody.post('/api/session/customer/code/confirm', { email, code });

/** The code of the latest mail to an address, and a wrong one. */
async function codesOf(email: string): Promise<readonly [string, string]> {
  const code = await lastCode(pool, email);
  return [code, otherThan(code)];
}

it('signs in once with the code of the mail, like with a password', async () => {
  const { email } = await addPerson(pool, 'customer', 'Asha');
  const visitor = await nobody.post('/api/cart/coupon', { code: 'WELCOME10' });
  expect((await ask(email)).status).toBe(202);
  const [code] = await codesOf(email);
  const response = await clientOf(app, cookieOf(visitor)).post('/api/session/customer/code/confirm', { email, code });
  expect(response.status).toBe(204);
  const signedIn = clientOf(app, cookieOf(response));
  expect(await (await signedIn.get('/api/session')).json()).toMatchObject({ customer: { email } });
  expect(await (await signedIn.get('/api/cart')).json()).toMatchObject({ coupon: 'WELCOME10' });
  expect((await confirm(email, code)).status).toBe(401);
});

it('has the same responses for an unknown, an unconfirmed and a deactivated address, and sends them no mail', async () => {
  const { id, email: unconfirmed } = await addPerson(pool, 'customer', 'New');
  await pool.query('update users set verified_at = null where id = $1', [id]);
  await nobody.post('/api/session/customer', { email: unconfirmed, password });
  const [verification] = await codesOf(unconfirmed);
  const inactive = await addPerson(pool, 'customer', 'Inactive');
  await pool.query("update users set status = 'Inactive' where id = $1", [inactive.id]);
  const administrator = await addPerson(pool, 'administrator', 'Boss');
  const known = await addPerson(pool, 'customer', 'Known');
  const mails = async () => (await pool.query('select from outbox')).rowCount;
  const before = await mails();
  for (const email of ['no@example.org', unconfirmed, inactive.email, administrator.email]) {
    expect((await ask(email)).status).toBe(202);
    expect((await confirm(email, verification)).status).toBe(401);
  }
  expect(await mails()).toBe(before);
  await ask(known.email);
  expect(await mails()).toBe((before ?? 0) + 1);
});

it('a code allows five attempts, and works for ten minutes', async () => {
  const { email, id } = await addPerson(pool, 'customer', 'Guess');
  await ask(email);
  const [code, other] = await codesOf(email);
  const { rows } = await pool.query("select expires_at - now() < interval '10 minutes' as is_soon from codes");
  expect(rows).toContainEqual({ is_soon: true });
  for (let count = 0; count < 5; count += 1) expect((await confirm(email, other)).status).toBe(401);
  expect((await confirm(email, code)).status).toBe(401);
  await ask(email);
  const [next] = await codesOf(email);
  await pool.query('update codes set expires_at = now() where user_id = $1', [id]);
  expect((await confirm(email, next)).status).toBe(401);
});

it('strangers who use up the attempts of a code do not lock out the owner, whose browser is known', async () => {
  const { email } = await addPerson(pool, 'customer', 'Owner');
  const browser = clientOf(app, cookieOf(await nobody.post('/api/session/customer', { email, password })));
  await ask(email);
  const [code, other] = await codesOf(email);
  for (let count = 0; count < 5; count += 1) await confirm(email, other);
  expect((await confirm(email, code)).status).toBe(401);
  const fromBrowser = (typed: string) => browser.post('/api/session/customer/code/confirm', { email, code: typed });
  expect((await fromBrowser(other)).status).toBe(401);
  expect((await fromBrowser(code)).status).toBe(204);
});

it('limits the mails to an address, known or not, and the attempts', async () => {
  const { email } = await addPerson(pool, 'customer', 'Many');
  for (const address of [email, 'unknown@example.org']) {
    for (let count = 0; count < 5; count += 1) expect((await ask(address)).status).toBe(202);
    expect((await ask(address)).status).toBe(429);
  }
  for (let count = 0; count < 10; count += 1) await confirm(email, '000000');
  expect((await confirm(email, '000000')).status).toBe(429);
});

import { recoveryCodes, team, type TeamMember } from '@pcb/api/team';
import { expect, it } from 'vitest';
import { codeOf, nextCode } from '../helpers/totp.ts';
import { openServer } from './setup/openServer.ts';
import { addPerson, clientOf, cookieOf, lastMail, password, signedIn } from './setup/people.ts';

const { app, pool } = await openServer();
const nobody = clientOf(app);
const administrator = await signedIn(app, pool, 'administrator', 'Boss');
const path = '/api/admin/team';

const membersOf = async (client = administrator) => team.parse(await (await client.get(path)).json()).members;
const memberOf = async (email: string): Promise<TeamMember | undefined> =>
  (await membersOf()).find((member) => member.email === email);
const invite = (email: string, name = 'Invited', rights = 'read') => administrator.post(path, { name, email, rights });
async function tokenOf(email: string) {
  const [, link = ''] =
    /^(http:\/\/localhost\/admin\/login#invitation=[\w-]+)$/m.exec(await lastMail(pool, email)) ?? [];
  return new URL(link).hash.replace('#invitation=', '');
}
const accept = (token: string, chosen = 'a brand new one') =>
  nobody.post('/api/invitations', { token, password: chosen });
const errorOf = async (response: Response) => ((await response.json()) as { error: unknown }).error;
const taken = { code: 'taken', fields: { rights: 'nobodyElse' } };

it('invites by mail, with a link that works once; the invited person sets up the second factor', async () => {
  const email = 'nandini@example.org';
  expect((await invite(email, 'Nandini', 'orders')).status).toBe(204);
  expect(await lastMail(pool, email)).toContain('Boss invites you');
  const waiting = await memberOf(email);
  expect(waiting).toMatchObject({ name: 'Nandini', rights: 'orders', status: 'invited', isYou: false });
  expect((await nobody.post('/api/session/administrator', { email, password })).status).toBe(401);

  const token = await tokenOf(email);
  expect(await errorOf(await accept(token, 'password'))).toEqual({ code: 'invalid', fields: { password: 'common' } });
  const responses = await Promise.all([accept(token), accept(token), accept(token)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 401, 401]);
  expect(await memberOf(email)).toEqual({ ...waiting, status: 'active' });

  const started = await nobody.post('/api/session/administrator', { email, password: 'a brand new one' });
  const { secret } = (await started.json()) as { secret: string };
  const done = await clientOf(app, cookieOf(started)).post('/api/session/administrator/code', {
    code: nextCode(secret),
  });
  const nandini = clientOf(app, cookieOf(done));
  expect((await nandini.get('/api/admin/orders')).status).toBe(200);
  expect((await nandini.get(path)).status).toBe(403);
  const { rows } = await pool.query("select action, after from audit where kind = 'team' order by id");
  expect(rows).toEqual([
    { action: 'invite', after: { name: 'Nandini', email, rights: 'orders' } },
    { action: 'accept invitation', after: null },
    { action: 'set up second factor', after: null },
  ]);
});

it('a replaced, expired or withdrawn invitation does not work', async () => {
  const email = 'late@example.org';
  await invite(email);
  const replaced = await tokenOf(email);
  await invite(email, 'Later', 'orders');
  expect(await memberOf(email)).toMatchObject({ name: 'Later', rights: 'orders' });
  expect((await accept(replaced)).status).toBe(401);

  const { rows } = await pool.query(
    "select expires_at - now() between '71 hours' and '3 days' as is_right from invitations",
  );
  expect(rows).toEqual([{ is_right: true }]);
  await pool.query('update invitations set expires_at = now()');
  expect((await accept(await tokenOf(email))).status).toBe(401);

  await invite(email);
  expect((await administrator.remove(`${path}/${(await memberOf(email))?.id}`)).status).toBe(204);
  expect((await accept(await tokenOf(email))).status).toBe(401);
  expect(await memberOf(email)).toBeUndefined();
});

it('does not invite an address with an account of either role', async () => {
  const customer = await addPerson(pool, 'customer', 'Asha');
  for (const email of [customer.email.toUpperCase(), administrator.email]) {
    const response = await invite(email);
    expect(response.status).toBe(409);
    expect(await errorOf(response)).toMatchObject({ code: 'taken', fields: { email: 'hasAccount' } });
  }
  expect(await lastMail(pool, administrator.email)).toBe('');
});

it('a removed member is signed out at once, and their earlier events keep their name', async () => {
  const gone = await signedIn(app, pool, 'administrator', 'Gone');
  const coating = { name: 'Coating', description: 'Acrylic', price: '₹2,200', status: 'Active' };
  const key = { 'Idempotency-Key': 'coating-coating-coating' };
  expect((await gone.post('/api/admin/services', coating, key)).status).toBe(201);
  expect((await administrator.remove(`${path}/${gone.id}`)).status).toBe(204);
  expect((await gone.get('/api/admin/orders')).status).toBe(401);
  expect((await administrator.remove(`${path}/${gone.id}`)).status).toBe(404);
  const { activity } = (await (await administrator.get('/api/admin/dashboard')).json()) as { activity: unknown[] };
  expect(activity[0]).toMatchObject({ kind: 'services', action: 'add', record: 'Coating', actor: 'Gone' });
  const { rows } = await pool.query('select actor_id, action, before from audit where record_id = $1 and kind = $2', [
    gone.id,
    'team',
  ]);
  const before = { name: 'Gone', email: gone.email, rights: 'all' };
  expect(rows).toEqual([{ actor_id: administrator.id, action: 'remove', before }]);
});

it('changes rights, except for the last active member with all rights', async () => {
  const other = await signedIn(app, pool, 'administrator', 'Other');
  expect((await administrator.put(`${path}/${other.id}`, { rights: 'read' })).status).toBe(204);
  expect((await membersOf()).find(({ id }) => id === String(other.id))).toMatchObject({ rights: 'read' });
  await invite('all@example.org', 'Invited', 'all');
  // Invited members may never accept.
  expect(await errorOf(await administrator.put(`${path}/${administrator.id}`, { rights: 'orders' }))).toEqual(taken);
  expect(await errorOf(await administrator.remove(`${path}/${administrator.id}`))).toEqual(taken);
  expect((await administrator.put(`${path}/${administrator.id}`, { rights: 'all' })).status).toBe(204);
  for (const id of ['0', '999999', 'x', '%27']) expect((await administrator.remove(`${path}/${id}`)).status).toBe(404);
  const customer = await addPerson(pool, 'customer', 'Ravi');
  for (const response of [
    administrator.remove(`${path}/${customer.id}`),
    administrator.put(`${path}/${customer.id}`, { rights: 'all' }),
  ])
    expect((await response).status).toBe(404);
});

it('replaces the recovery codes after a code of the app', async () => {
  const reader = await signedIn(app, pool, 'administrator', 'Reader', 'read');
  const replace = (code: string) => reader.post('/api/admin/account/recovery-codes', { code });
  expect(await errorOf(await replace(codeOf(reader.secret, 5)))).toEqual({ code: 'wrongCredentials' });
  const code = codeOf(reader.secret, 1);
  const response = await replace(code);
  const shown = recoveryCodes.parse(await response.json()).recoveryCodes;
  expect(shown).toHaveLength(10);
  expect((await replace(code)).status).toBe(401);
  expect(await lastMail(pool, reader.email)).toContain('recovery codes');

  const start = async () =>
    cookieOf(await nobody.post('/api/session/administrator', { email: reader.email, password }));
  const use = async (typed = '') =>
    clientOf(app, await start()).post('/api/session/administrator/code', { code: typed });
  expect((await use(shown[9])).status).toBe(204);
});

it('one of two administrators who demote or remove each other at once keeps all rights', async () => {
  const twin = await signedIn(app, pool, 'administrator', 'Twin');
  for (let round = 0; round < 5; round += 1) {
    await pool.query("update users set rights = 'all' where id = any($1)", [[administrator.id, twin.id]]);
    const responses = await Promise.all([
      administrator.put(`${path}/${twin.id}`, { rights: 'read' }),
      twin.put(`${path}/${administrator.id}`, { rights: 'read' }),
    ]);
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  }
  await pool.query("update users set rights = 'all' where id = any($1)", [[administrator.id, twin.id]]);
  await Promise.all([administrator.remove(`${path}/${twin.id}`), twin.remove(`${path}/${administrator.id}`)]);
  const { rowCount } = await pool.query("select from users where rights = 'all' and verified_at is not null");
  expect(rowCount).toBe(1);
});

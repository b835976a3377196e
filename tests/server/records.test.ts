import { initialForms } from '@pcb/quoting/forms';
import { expect, it } from 'vitest';
import { countAttempt } from '../../apps/server/src/auth/throttle.ts';
import { insertOrders } from '../../apps/server/src/seed/insertOrders.ts';
import { openServer } from './setup/openServer.ts';
import { clientOf, keyed, password, signedIn } from './setup/people.ts';

const { app, pool } = await openServer();
const administrator = await signedIn(app, pool, 'administrator', 'Boss');
const customer = await signedIn(app, pool, 'customer', 'Asha');
await insertOrders(pool, 20);

/** The values of a form, from a row. */
async function formOf(path: string) {
  const response = await administrator.get(path);
  const { id, flag: _flag, ...form } = (await response.json()) as Record<string, unknown>;
  return { id, form, version: response.headers.get('ETag') ?? '' };
}

it('only administrators with a session can use the routes', async () => {
  for (const path of ['/api/admin/orders', '/api/admin/users', '/api/admin/orders/1', '/api/admin/orders/csv']) {
    expect((await customer.get(path)).status).toBe(403);
    expect((await clientOf(app).get(path)).status).toBe(401);
  }
  expect((await customer.put('/api/admin/orders/1/status', { status: 'Shipped' })).status).toBe(403);
});

it('the second of two editors sees both versions', async () => {
  const path = '/api/admin/orders/1';
  const { form, version } = await formOf(path);
  const first = await administrator.put(path, { ...form, notes: 'One' }, { 'If-Match': version });
  expect(first.status).toBe(200);
  const second = await administrator.put(path, { ...form, notes: 'Two' }, { 'If-Match': version });
  expect(second.status).toBe(412);
  expect(await second.json()).toMatchObject({ error: { code: 'conflict', current: { id: '#1', notes: 'One' } } });
  const again = await administrator.put(
    path,
    { ...form, notes: 'Two' },
    { 'If-Match': first.headers.get('ETag') ?? '' },
  );
  expect(again.status).toBe(200);
});

it('accepts a version from a proxy that compressed the response and weakened its ETag', async () => {
  const path = '/api/admin/orders/7';
  const { form, version } = await formOf(path);
  expect((await administrator.put(path, form, { 'If-Match': `W/${version}` })).status).toBe(200);
  expect((await administrator.put(path, form, { 'If-Match': `W/${version}` })).status).toBe(412);
});

it('two editors at the same moment: one saves', async () => {
  const path = '/api/admin/orders/2';
  const { form, version } = await formOf(path);
  const save = (notes: string) => administrator.put(path, { ...form, notes }, { 'If-Match': version });
  const responses = await Promise.all(['a', 'b', 'c', 'd'].map(save));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
});

it('a change without a version, with an unknown field or without fields is refused', async () => {
  const { form, version } = await formOf('/api/admin/orders/3');
  expect((await administrator.put('/api/admin/orders/3', form)).status).toBe(428);
  const headers = { 'If-Match': version };
  const longer = await administrator.put('/api/admin/orders/3', { ...form, net: 1 }, headers);
  expect([longer.status, await longer.text()]).toEqual([400, expect.stringContaining('"fields":{"net":')]);
  expect((await administrator.put('/api/admin/orders/3', { ...form, total: 1.5 }, headers)).status).toBe(400);
  expect((await administrator.put('/api/admin/orders/999', form, headers)).status).toBe(404);
});

it('the tax follows from an edited total', async () => {
  const path = '/api/admin/orders/4';
  for (const total of [118_00, 1, 0, 99_99, 12_345_67]) {
    const { form, version } = await formOf(path);
    const response = await administrator.put(path, { ...form, total }, { 'If-Match': version });
    expect(await response.json()).toMatchObject({ total });
  }
});

it('a change is in the search, and in the audit with the previous values', async () => {
  const path = '/api/admin/orders/5';
  const { form, version } = await formOf(path);
  await administrator.put(path, { ...form, pcbName: 'Xylophone' }, { 'If-Match': version });
  const found = await administrator.get('/api/admin/orders?query={"search":"xylophone"}');
  expect(await found.json()).toMatchObject({ rows: [{ id: '#5', pcbName: 'Xylophone' }] });
  const { rows } = await pool.query(
    "select actor_id, action, address, before, after from audit where kind = 'orders' and record_id = 5",
  );
  expect(rows).toMatchObject([
    { actor_id: administrator.id, action: 'edit', address: 'unknown', before: form, after: { pcbName: 'Xylophone' } },
  ]);
});

it('sets only existing statuses', async () => {
  const path = '/api/admin/orders/6/status';
  expect(await (await administrator.put(path, { status: 'In Production' })).json()).toMatchObject({
    status: 'In Production',
  });
  expect((await administrator.put(path, { status: 'Lost' })).status).toBe(400);
});

it('adds, edits and removes users; an address is unique', async () => {
  const user = { name: 'Ravi', email: 'ravi@example.org', status: 'Active' };
  const added = await administrator.post('/api/admin/users', { ...user, password }, keyed());
  expect(added.status).toBe(201);
  const { id } = (await added.json()) as { id: number };
  expect((await administrator.post('/api/admin/users', { ...user, password }, keyed())).status).toBe(409);
  const signIn = () => clientOf(app).post('/api/session/customer', { email: user.email, password });
  expect((await signIn()).status).toBe(204);
  const path = `/api/admin/users/${id}`;
  const { version } = await formOf(path);
  await administrator.put(path, { ...user, status: 'Inactive' }, { 'If-Match': version });
  expect((await signIn()).status).toBe(401);
  expect((await administrator.remove(path)).status).toBe(204);
  expect((await administrator.get(path)).status).toBe(404);
});

it('administrators are not in the list of users, and cannot be removed there', async () => {
  expect((await administrator.get(`/api/admin/users/${administrator.id}`)).status).toBe(404);
  expect((await administrator.remove(`/api/admin/users/${administrator.id}`)).status).toBe(404);
});

it('sorts services by the first amount in their price', async () => {
  for (const price of ['₹12,000', 'On request', '₹750 a panel', '₹2,500.50'])
    await administrator.post(
      '/api/admin/services',
      { name: price, description: 'x', price, status: 'Active' },
      keyed(),
    );
  const query = encodeURIComponent('{"sort":{"by":"price","direction":"ascending"}}');
  const { rows } = (await (await administrator.get(`/api/admin/services?query=${query}`)).json()) as {
    rows: { price: string }[];
  };
  expect(rows.map(({ price }) => price)).toEqual(['₹750 a panel', '₹2,500.50', '₹12,000', 'On request']);
});

it('an inquiry of a customer is in the list, and cannot be removed', async () => {
  const form = { ...initialForms.source, name: 'Sensor', targetPrice: '₹ 1,250' };
  expect((await customer.post('/api/inquiries', { form }, keyed())).status).toBe(201);
  for (const wrong of [{ quantity: '0' }, { targetPrice: 'cheap' }])
    expect((await customer.post('/api/inquiries', { form: { ...form, ...wrong } }, keyed())).status).toBe(422);
  const { rows } = (await (await administrator.get('/api/admin/inquiries')).json()) as { rows: object[] };
  expect(rows).toMatchObject([{ id: '#1', customer: 'Asha', subject: 'Parts for Sensor', status: 'Open' }]);
  const asked = await pool.query<{ details: string }>('select details from inquiries');
  expect(asked.rows[0]?.details.split('\n')).toEqual([
    'Sets: 1',
    'Unique parts: 15',
    'Working days: 10-14',
    'Target price of a set: ₹1,250',
  ]);
  expect((await administrator.remove('/api/admin/inquiries/1')).status).toBe(404);
});

it.each([
  ['an hour', 'inquiry', 30],
  ['a day', 'inquiryDay', 100],
] as const)('limits the inquiries of a customer in %s', async (_, limit, most) => {
  const asking = await signedIn(app, pool, 'customer', limit);
  const ask = () => asking.post('/api/inquiries', { form: initialForms.source }, keyed());
  for (let count = 1; count < most; count += 1) await countAttempt(pool, limit, String(asking.id));
  expect((await ask()).status).toBe(201);
  const refused = await ask();
  expect([refused.status, await refused.json()]).toEqual([429, { error: { code: 'tooMany', limit } }]);
});

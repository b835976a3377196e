import { initialForms } from '@pcb/quoting/forms';
import type { EditedOrder } from '@pcb/screens/admin/AdminOrderEditScreen';
import type { AdminOrder } from '@pcb/screens/admin/records';
import { describe, expect, it } from 'vitest';
import { insertSamples } from '../../apps/server/src/seed/insertSamples.ts';
import { sampleRecords } from '../../apps/server/src/seed/sampleRecords.ts';
import { brand } from '../../apps/site/src/brand.ts';
import { memoryStorage, siteStorage } from '../../apps/site/src/data/storage.ts';
import { dataOf } from '../../apps/site/src/withServer/data.ts';
import { requestWith } from '../../apps/site/src/withServer/data/request.ts';
/** The site's implementation of its data on the routes of the server. */
import { accountLists } from '../../packages/screens/src/account/AccountRecords/accountRecord.ts';
import { searchForms } from '../../packages/screens/src/account/SearchFormScreen/searchForms.content.ts';
import { openServer } from './setup/openServer.ts';
import { addPerson, cookieOf, lastCode, password, signedIn } from './setup/people.ts';

const { app, pool } = await openServer();
await insertSamples(pool, sampleRecords, 'nobody');
const administrator = await signedIn(app, pool, 'administrator', 'Boss');

/** The data of a browser, which keeps its cookies. */
function openData(cookie = '') {
  const cookies = new Map(cookie.split('; ').map((one) => one.split('=', 2) as [string, string]));
  const ask = requestWith(async (path, init) => {
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.request(path, { ...init, headers: { ...init.headers, cookie: sent } });
    for (const set of cookieOf(response).split('; ').filter(Boolean)) {
      const [name = '', value = ''] = set.split('=', 2);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  });
  return { ask, data: dataOf(ask)(siteStorage(memoryStorage()), brand, Date.now) };
}

const administration = openData(administrator.cookie).data;
const everything = { filters: {}, sort: null, limit: 50 } as const;

const formOf = ({ id: _, ...form }: AdminOrder): EditedOrder => form;

async function orderOf(id: string, { orders } = administration) {
  const found = await orders.find(id);
  if (!found) throw new Error(`No order ${id}`);
  return found;
}

it('an edit, a status and a new record are stored', async () => {
  const form = formOf(await orderOf('#1227'));
  await administration.orders.save('#1227', { ...form, pcbName: 'Relay board, revision B' });
  await administration.orders.setStatus('#1227', 'Pending');
  expect(await orderOf('#1227', openData(administrator.cookie).data)).toEqual({
    ...form,
    id: '#1227',
    pcbName: 'Relay board, revision B',
    status: 'Pending',
  });
  const service = { name: 'Laser marking', description: 'Serial numbers.', price: '₹500', status: 'Active' };
  await administration.services.add(service, { idempotencyKey: 'a'.repeat(32) });
  const { rows } = await administration.services.page({ ...everything, filters: { search: 'laser' } });
  expect(rows).toMatchObject([service]);
  await administration.services.remove(rows[0]?.id ?? 0);
  expect(await administration.services.find(String(rows[0]?.id))).toBeUndefined();
});

it('a profile with another version is a conflict, whose version is replaced by saving again', async () => {
  const { email } = await addPerson(pool, 'customer', 'Profile');
  const [mine, other] = [openData().data, openData().data];
  for (const { session } of [mine, other]) await session.signIn({ email, password });
  expect(await mine.profile.read()).toMatchObject({ profile: { name: 'Profile', email, state: undefined } });
  await other.profile.read();
  const office = { id: 'a', name: 'Asha', text: 'MG Road', contact: '', type: 'Delivery' };
  const typed = { name: 'Asha', company: '', mobile: '', state: '29', addresses: [office], emails: [] } as const;
  await other.profile.save?.({ ...typed, name: 'Theirs' });
  const karnataka = { code: '29', name: 'Karnataka' };
  await expect(mine.profile.save?.(typed)).rejects.toMatchObject({
    kind: 'conflict',
    current: { profile: { name: 'Theirs', state: karnataka }, addresses: [office] },
  });
  await expect(mine.profile.save?.({ ...typed, emails: ['a@b'] })).rejects.toMatchObject({
    kind: 'invalid',
    fields: { 'emails.0': expect.any(String) as unknown },
  });
  await mine.profile.save?.(typed);
  // Saves without reading again.
  await mine.profile.save?.({ ...typed, company: 'Menon' });
  expect(await other.profile.read()).toMatchObject({ profile: { name: 'Asha', company: 'Menon', state: karnataka } });
});

it('a deleted record is a conflict, and the site does not find it', async () => {
  const { id } = await addPerson(pool, 'customer', 'Leaving');
  const { users } = administration;
  const found = await users.find(String(id));
  expect(found).toMatchObject({ name: 'Leaving', orders: 0 });
  await openData(administrator.cookie).data.users.remove(id);
  const values = { name: 'Leaving', email: 'leaving@example.org', status: 'Active', orders: 0 };
  await expect(users.save(String(id), values)).rejects.toMatchObject({ kind: 'conflict', current: undefined });
  expect(await users.find(String(id))).toBeUndefined();
});

it('customers find their records, with a column for each value', async () => {
  const { id, email } = await addPerson(pool, 'customer', 'Finder');
  for (const table of ['orders', 'quotations', 'inquiries'])
    await pool.query(`update ${table} set user_id = $1 where customer = 'Anjali Menon'`, [id]);
  const { session, customerSearch } = openData().data;
  await session.signIn({ email, password });
  const find = async (name: keyof typeof searchForms, values = {}) => customerSearch?.find(searchForms[name], values);
  const orders = await find('orders', { pcbName: ' winch ', orderNr: ' ' });
  expect(orders).toMatchObject({
    rows: [{ pcbName: 'Boat winch control', orderDate: '2025-08-09', dispatchDate: null, total: 19_990_00 }],
    hasMore: false,
  });
  for (const name of ['orders', 'shipped', 'inquiries', 'quotations'] as const) {
    const { rows: [row = {}] = [] } = (await find(name)) ?? {};
    expect(searchForms[name].columns.map((column) => column.id).toSorted()).toEqual(Object.keys(row).toSorted());
  }
  for (const name of ['invoices', 'queries'] as const) expect(await find(name)).toMatchObject({ rows: [] });
  expect(await find('orders', { pcbName: 'x'.repeat(5_000) })).toMatchObject({ rows: [] });
});

it('lists as many records for a customer as the dashboard counts', async () => {
  const { id, email } = await addPerson(pool, 'customer', 'Counter');
  for (const table of ['orders', 'quotations', 'inquiries'])
    await pool.query(
      `update ${table} set user_id = $1 where customer in ('Ravi Shankar', 'Fatima Sheikh', 'Joseph Kurian')`,
      [id],
    );
  const { session, overview, accountRecords } = openData().data;
  await session.signIn({ email, password });
  const { counts, latestOrders } = await overview.read();
  expect(latestOrders).toHaveLength(counts.orders ?? 0);
  for (const list of accountLists) {
    const { rows } = await accountRecords.read(list);
    expect(
      rows.map(({ about }) => about),
      list,
    ).toHaveLength(counts[list] ?? 0);
  }
  expect(counts.orders).toBeGreaterThan(5);
  // The account does not have a question to answer, and its sample orders do not have invoices.
  expect(Object.values({ ...counts, queries: 1, invoices: 1 })).not.toContain(0);
  expect((await accountRecords.read('quotations')).rows).toMatchObject([
    { id: '#1202', about: 'PCB Assembly', date: '2025-08-30', total: 9000_00, href: '/quotations/details/1202' },
  ]);
});

describe('a refused form or cart', () => {
  const { cart } = openData().data;
  const { fab, flex, layout, source, stencil } = initialForms;

  it.each([
    ['a quantity on request', 'fab', { ...fab, quantity: '5000' }, /^Quantities above [\d,]+ are priced on request\.$/],
    ['no quantity at all', 'fab', { ...fab, quantity: '0' }, /^No price for “0”: enter a whole number from 1 to/],
    ['a size on request', 'flex', { ...flex, sizeX: '900' }, /^Our working panel holds .* Larger circuits need/],
    ['no length', 'stencil', { ...stencil, sizeY: 'wide' }, /^No price for “wide”: enter millimetres, up to 1000/],
    [
      'an area on request',
      'fab',
      { ...fab, sizeX: '300', sizeY: '300', quantity: '1000' },
      / m² in total are priced on/,
    ],
    ['another option', 'fab', { ...fab, layers: '99' }, /^Layer: this choice is not offered\./],
    ['a field that is missing', 'layout', { ...layout, components: undefined }, /^[^:]+: this is not chosen\./],
    ['a text that is too long', 'fab', { ...fab, name: 'x'.repeat(600) }, /^PCB Name: at most 500 characters\./],
    ['a layout without its files', 'layout', layout, /^Choose the schematic\./],
  ] as const)('states the reason and the options: %s', async (_, service, form, reason) => {
    const adding = cart.add({ service, form, files: {} } as Parameters<typeof cart.add>[0]);
    await expect(adding).rejects.toMatchObject({ kind: 'invalid', reason: expect.stringMatching(reason) as string });
  });

  it('states the reason for a changed quantity of a line, for an inquiry and for an empty cart', async () => {
    const { email } = await addPerson(pool, 'customer', 'Refused');
    const { data } = openData();
    await data.session.signIn({ email, password });
    const { add, lines, setQuantity } = data.cart;
    await expect(data.cart.checkOut({ idempotencyKey: 'e'.repeat(32) })).rejects.toMatchObject({
      reason: 'Your cart is empty.',
    });
    await add({ service: 'fab', form: { ...fab }, files: {} });
    const [line] = await lines();
    await expect(setQuantity(line?.id ?? '', 9_999)).rejects.toMatchObject({
      reason: expect.stringMatching(/are priced on request\.$/) as string,
    });
    const placing = data.inquiries.place({ ...source, quantity: 'many' }, { idempotencyKey: 'i'.repeat(32) });
    await expect(placing).rejects.toMatchObject({ reason: expect.stringMatching(/^No price for “many”/) as string });
  });
});

it('signs in, reads the session, and signs out; a customer is not an administrator', async () => {
  const { email } = await addPerson(pool, 'customer', 'Asha');
  const { data } = openData();
  expect(await data.session.customer()).toBeUndefined();
  expect(await data.session.signIn({ email, password: 'a wrong one' })).toBe('invalid-credentials');
  expect(await data.session.signIn({ email, password })).toBe('signed-in');
  expect(await data.session.customer()).toEqual({ name: 'Asha', email });
  expect(await data.session.isAdministrator()).toBe(false);
  await expect(data.orders.page(everything)).rejects.toMatchObject({ kind: 'forbidden' });
  await data.session.signOut();
  expect(await data.session.customer()).toBeUndefined();
  await expect(data.orders.page(everything)).rejects.toMatchObject({ kind: 'signedOut' });
});

it('a new customer confirms the address before signing in', async () => {
  const { ask, data } = openData();
  const person = { name: 'Nandini', email: 'nandini@example.org', password };
  const { value } = await ask('POST /api/registrations', { body: person });
  expect(await data.session.signIn(person)).toBe('invalid-credentials');
  const { registration } = value;
  const code = await lastCode(pool, person.email);
  await ask('POST /api/registrations/verify', { body: { registration, code } });
  expect(await data.session.signIn(person)).toBe('signed-in');
});

it('states when a throttled visitor may try again', async () => {
  const { session } = openData().data;
  const guess = () => session.signIn({ email: 'guessed@example.org', password: 'a wrong one' });
  for (let times = 0; times < 10; times += 1) expect(await guess()).toBe('invalid-credentials');
  await expect(guess()).rejects.toMatchObject({ kind: 'tooMany', retryAfter: expect.closeTo(900, -2) as number });
});

it('a missing response, a page of a proxy and an aborted request have different errors', async () => {
  const offline = requestWith(() => Promise.reject(new TypeError('fetch failed')));
  await expect(offline('GET /api/session')).rejects.toMatchObject({ kind: 'offline' });
  const proxy = requestWith(() => new Response('<h1>502</h1>', { status: 502 }));
  await expect(proxy('GET /api/session')).rejects.toMatchObject({ kind: 'unexpected' });
  const leaving = new AbortController();
  const search = administration.orders.page({ ...everything, filters: { search: 'm' } }, { signal: leaving.signal });
  leaving.abort();
  await expect(search).rejects.toMatchObject({ name: 'AbortError' });
});

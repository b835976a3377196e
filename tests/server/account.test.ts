import { account, overview } from '@pcb/api/account';
import { initialForms } from '@pcb/quoting/forms';
import { expect, it } from 'vitest';
import { openServer } from './setup/openServer.ts';
import { boardTotal, order, orderNamed } from './setup/order.ts';
import { clientOf, keyed, signedIn, versioned } from './setup/people.ts';

const { app, pool } = await openServer();

const day: unknown = expect.any(String);
const office = { id: 'a', name: 'Anjali', text: 'Infopark Road\nKochi 682042', contact: '+91 98470', type: 'Delivery' };
const profile = {
  name: 'Anjali Menon',
  mobile: '+91 98470',
  company: 'Menon Instruments',
  state: '32',
  addresses: [office, { ...office, id: 'b', type: 'Billing' }],
  emails: ['accounts@example.org'],
};

it('keeps the profile with its addresses, unless it has changed since', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Asha');
  const { values, headers } = await versioned(await customer.get('/api/profile'));
  const empty = { name: 'Asha', mobile: '', company: '', state: null, addresses: [], emails: [] };
  expect(account.parse(values)).toEqual({
    ...empty,
    email: 'asha@example.org',
    runningOrders: 0,
    outstandingInvoices: 0,
    totalCreditNote: 0,
  });
  expect((await customer.put('/api/profile', profile)).status).toBe(428);
  const saved = {
    ...{ ...profile, email: 'asha@example.org' },
    ...{ runningOrders: 0, outstandingInvoices: 0, totalCreditNote: 0 },
  };
  expect(await (await customer.put('/api/profile', profile, headers)).json()).toEqual(saved);
  const late = await customer.put('/api/profile', { ...profile, name: 'Late' }, headers);
  expect([late.status, await late.json()]).toEqual([412, { error: { code: 'conflict', current: saved } }]);
  expect(await (await customer.get('/api/profile')).json()).toEqual(saved);
});

it.each([
  ['another sign-in address', { email: 'other@example.org' }],
  ['a role', { role: 'administrator' }],
  ['two addresses with one id', { addresses: [office, office] }],
  ['an address without a text', { addresses: [{ ...office, text: '' }] }],
  ['a state that does not exist', { state: '25' }],
])('refuses %s', async (name, change) => {
  const customer = await signedIn(app, pool, 'customer', name.replaceAll(' ', ''));
  const { headers } = await versioned(await customer.get('/api/profile'));
  expect((await customer.put('/api/profile', { ...profile, ...change }, headers)).status).toBe(400);
});

it('counts the running orders, with tax', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Runner');
  for (const status of ['Pending', 'In Production', 'Shipped']) {
    await order(customer);
    await pool.query('update orders set status = $1 where user_id = $2 and number = (select max(number) from orders)', [
      status,
      customer.id,
    ]);
  }
  expect(await (await customer.get('/api/profile')).json()).toMatchObject({ runningOrders: 2 * boardTotal });
});

it('shows each customer their own overview', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Viewer');
  const administrator = await signedIn(app, pool, 'administrator', 'Boss');
  const { headers } = await versioned(await customer.get('/api/profile'));
  await customer.put('/api/profile', profile, headers);
  const id = await orderNamed(customer, '');
  const last = await orderNamed(customer, 'Sensor node');
  await administrator.put(`/api/admin/orders/${id.slice(1)}/status`, { status: 'Shipped' });
  await customer.post('/api/inquiries', { form: initialForms.source }, keyed());
  await pool.query(
    `insert into quotations (number, user_id, customer, service, status, placed_on, total, search_text)
     select n, $1, 'Viewer', 'Layout ' || n, status, '2026-08-01', 1, ''
     from (values (1, 'Pending'), (2, 'Approved'), (3, 'Pending')) as q (n, status)`,
    [customer.id],
  );

  const read = overview.parse(await (await customer.get('/api/overview')).json());
  expect(read).toEqual({
    counts: { orders: 2, shipped: 1, quotations: 2, inquiries: 1, queries: 0, invoices: 1 },
    latestOrders: [
      { id: last, pcbName: 'Sensor node', date: day, status: 'Pending', flag: '', dispatchDate: null },
      { id, pcbName: 'PCB Fabrication & Assembly (Rigid)', date: day, status: 'Shipped', flag: '', dispatchDate: day },
    ],
    waiting: [
      { id: '#1', kind: 'quotation', about: 'Layout 1', due: null },
      { id: '#3', kind: 'quotation', about: 'Layout 3', due: null },
      {
        id: expect.stringMatching(/^INV/) as unknown,
        kind: 'invoice',
        about: 'PCB Fabrication & Assembly (Rigid)',
        due: null,
      },
    ],
  });
  const other = await signedIn(app, pool, 'customer', 'Stranger');
  const none = { orders: 0, shipped: 0, quotations: 0, inquiries: 0, queries: 0, invoices: 0 };
  expect(await (await other.get('/api/overview')).json()).toEqual({ counts: none, latestOrders: [], waiting: [] });
  expect((await clientOf(app).get('/api/overview')).status).toBe(401);
});

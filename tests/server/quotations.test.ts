/** From an inquiry to a quotation and its order. */
import { taxDocument } from '@pcb/api/invoices';
import { orderDetails } from '@pcb/api/orders';
import { type Quotation, quotation } from '@pcb/api/quotations';
import { initialForms } from '@pcb/quoting/forms';
import { beforeEach, expect, it } from 'vitest';
import { businessDay } from '../../apps/server/src/businessDay.ts';
import { openServer } from './setup/openServer.ts';
import { addresses } from './setup/order.ts';
import { keyed, lastMail, signedIn } from './setup/people.ts';

const { app, pool } = await openServer();
const customer = await signedIn(app, pool, 'customer', 'Asha');
const other = await signedIn(app, pool, 'customer', 'Ravi');
const administrator = await signedIn(app, pool, 'administrator', 'Boss');

const sets = { name: 'Sets of parts', quantity: 3, amount: 10_000, leadDays: 12, code: '8534' };
const assembly = { name: 'Assembly', quantity: 3, amount: 5_001, leadDays: 5, code: '998874' };
const offered = {
  service: 'Parts for a pump',
  lines: [sets, assembly],
  terms: '50 % in advance',
  validUntil: '2099-12-31',
};

const read = async (response: Response | Promise<Response>): Promise<Quotation> =>
  quotation.parse(await (await response).json());
const outcomeOf = async (response: Response) => ({ status: response.status, body: (await response.json()) as unknown });
const refusal = (reason: string) => ({
  status: 409,
  body: { error: { code: 'impossible', fields: { quotation: reason } } },
});

let inquiry = '';
let number = '';
const mine = () => `/api/quotations/${number}`;
const decide = (version = 1, client = customer) => client.post(`${mine()}/acceptance`, { version, addresses });

const respond = (values: object = offered, key = keyed()) =>
  administrator.post(`/api/admin/inquiries/${inquiry}/quotations`, values, key);

beforeEach(async () => {
  const placed = await customer.post('/api/inquiries', { form: initialForms.source }, keyed());
  inquiry = ((await placed.json()) as { id: string }).id.slice(1);
  number = (await read(respond())).id.slice(1);
});

it('answers an inquiry once, with a mail, and closes it', async () => {
  const key = keyed();
  const [first, second] = [await read(respond(offered, key)), await read(respond(offered, key))];
  expect(second.id).toBe(first.id);
  const mail = await lastMail(pool, customer.email);
  expect(mail).toContain('Total with tax: ₹177.01');
  expect(mail).toContain(`/quotations/details/${first.id.slice(1)}`);
  const { rows } = await pool.query('select status from inquiries where number = $1', [inquiry]);
  expect(rows).toEqual([{ status: 'Closed' }]);
  expect(await read(customer.get(mine()))).toMatchObject({
    service: offered.service,
    status: 'Pending',
    inquiry: `#${inquiry}`,
    order: null,
    isExpired: false,
    versions: [{ version: 1, date: businessDay(), terms: '50 % in advance', lines: [sets, assembly], net: 15_001 }],
  });
  expect((await other.get(mine())).status).toBe(404);
});

it('an accepted quotation creates one order, with the amounts of its lines', async () => {
  const [first, second] = await Promise.all([decide(), decide()]);
  const orders = [await read(first), await read(second)].map(({ order }) => order);
  expect(orders[0]).toMatch(/^#\d+$/);
  expect(orders[1]).toBe(orders[0]);
  const order = orderDetails.parse(await (await customer.get(`/api/orders/${orders[0]?.slice(1)}`)).json());
  expect(order).toMatchObject({
    lines: [
      { name: 'Sets of parts', quantity: 3, amount: 10_000 },
      { name: 'Assembly', quantity: 3, amount: 5_001 },
    ],
    net: 15_001,
    total: 17_701,
  });
  const revised = await administrator.post(`/api/admin/quotations/${number}/versions`, offered, keyed());
  expect(await outcomeOf(revised)).toEqual(refusal('accepted'));
});

it('the invoice of an accepted quotation states the codes of its lines', async () => {
  const { order } = await read(decide());
  const path = `/api/admin/orders/${order?.slice(1)}`;
  await administrator.put(`${path}/status`, { status: 'Shipped' });
  const [invoice] = taxDocument.array().parse(await (await administrator.get(`${path}/invoices`)).json());
  expect(invoice?.snapshot.lines.map(({ code }) => code)).toEqual(['8534', '998874']);
});

it.each([
  ['services alone are supplied to the address of the buyer', [assembly], '32'],
  ['services with goods are supplied where the goods are delivered', [assembly, sets], '29'],
])('%s, by the codes of the quotation', async (_, lines, placeOfSupply) => {
  await administrator.post(`/api/admin/quotations/${number}/versions`, { ...offered, lines }, keyed());
  const far = { ...addresses, delivery: { ...addresses.delivery, state: '29' } };
  const { order } = await read(customer.post(`${mine()}/acceptance`, { version: 2, addresses: far }));
  const response = await customer.get(`/api/orders/${order?.slice(1)}`);
  expect(await response.json()).toMatchObject({ placeOfSupply });
});

it('the address at acceptance decides the kind of tax, and its GSTIN must match the state', async () => {
  const far = {
    billing: { ...addresses.billing, state: '29' },
    delivery: { ...addresses.delivery, state: '29' },
  };
  const accept = (billing: object) =>
    customer.post(`${mine()}/acceptance`, {
      version: 1,
      addresses: { ...far, billing: { ...far.billing, ...billing } },
    });
  expect((await accept({ gstin: '32AAAAA0000A1ZB' })).status).toBe(400);
  const { order } = await read(accept({}));
  const response = await customer.get(`/api/orders/${order?.slice(1)}`);
  expect(await response.json()).toMatchObject({
    integratedTax: 2_700,
    centralTax: 0,
    placeOfSupply: '29',
    total: 17_701,
  });
});

it('an expired quotation cannot be accepted', async () => {
  await pool.query("update quotation_versions set valid_until = '2020-01-01'");
  const response = await decide();
  expect(await outcomeOf(response)).toEqual(refusal('expired'));
  expect(await read(customer.get(mine()))).toMatchObject({ isExpired: true, order: null });
  expect((await respond({ ...offered, validUntil: '2020-01-01' })).status).toBe(400);
});

it('a new version replaces the earlier one, which stays', async () => {
  const cheaper = { ...offered, lines: [{ ...sets, amount: 9_000 }] };
  await administrator.post(`/api/admin/quotations/${number}/versions`, cheaper, keyed());
  const stale = await decide(1);
  expect(await outcomeOf(stale)).toEqual(refusal('newVersion'));
  const { versions } = await read(decide(2));
  expect(versions).toMatchObject([
    { version: 2, net: 9_000 },
    { version: 1, net: 15_001 },
  ]);
});

it('a declined quotation cannot be accepted, but a new version of it can', async () => {
  const declined = await read(customer.post(`${mine()}/refusal`, { version: 1, reason: 'Too slow' }));
  expect(declined).toMatchObject({
    status: 'Rejected',
    events: [{ step: 'decline', side: 'customer', text: 'Too slow' }],
  });
  expect(await outcomeOf(await decide())).toEqual(refusal('declined'));
  await administrator.post(`/api/admin/quotations/${number}/versions`, offered, keyed());
  expect((await read(decide(2))).order).toMatch(/^#/);
});

it('the customer asks a question, and the answer of the business is mailed', async () => {
  const asked = await read(customer.post(`${mine()}/messages`, { text: 'Lead-free?' }, keyed()));
  expect(asked.awaits).toBe('business');
  const path = `/api/admin/quotations/${number}`;
  const answered = await read(administrator.post(`${path}/messages`, { text: 'Yes.' }, keyed()));
  expect(answered).toMatchObject({
    awaits: null,
    events: [
      { actor: 'Asha', text: 'Lead-free?' },
      { actor: 'Boss', text: 'Yes.' },
    ],
  });
  expect(await lastMail(pool, customer.email)).toContain('Yes.');
  expect((await read(customer.get(mine()))).events[1]?.actor).toBe('');
  const { rows } = await pool.query(
    "select actor_id as actor from audit where kind = 'quotations' and action = 'message' and record_id = $1 order by id",
    [number],
  );
  expect(rows).toEqual([{ actor: customer.id }, { actor: administrator.id }]);
});

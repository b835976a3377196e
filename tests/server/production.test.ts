/** The production of placed orders. */
import { type OrderProgress, orderProgress } from '@pcb/api/production';
import { expect, it } from 'vitest';
import { openServer } from './setup/openServer.ts';
import { orderNamed } from './setup/order.ts';
import { keyed, lastMail, signedIn, versioned } from './setup/people.ts';
import { upload } from './setup/upload.ts';

const { app, pool } = await openServer();
const customer = await signedIn(app, pool, 'customer', 'Asha');
const other = await signedIn(app, pool, 'customer', 'Ravi');
const administrator = await signedIn(app, pool, 'administrator', 'Boss');
const reader = await signedIn(app, pool, 'administrator', 'Reader', 'read');

/** Places an order of the customer. */
async function place() {
  const number = (await orderNamed(customer, 'Pump')).slice(1);
  const mine = `/api/orders/${number}`;
  const adminPath = `/api/admin/orders/${number}`;

  async function progress(client = administrator, path = adminPath): Promise<OrderProgress> {
    return orderProgress.parse(await (await client.get(`${path}/progress`)).json());
  }

  async function step(body: object, client: { get: typeof customer.get; post: typeof customer.post } = administrator) {
    const path = client === administrator ? adminPath : mine;
    const { headers } = await versioned(await client.get(`${path}/progress`));
    const response = await client.post(`${path}/steps`, body, headers);
    return { status: response.status, body: (await response.json()) as { error?: { code: string; fields?: object } } };
  }

  async function status() {
    const { rows } = await pool.query<{ status: string }>('select status from orders where number = $1', [number]);
    return rows[0]?.status;
  }

  return { number, mine, adminPath, progress, step, status };
}

const parcelOf = (quantity: number) => ({
  step: 'dispatch',
  carrier: 'Blue Dart',
  tracking: '123',
  lines: [{ position: 1, quantity }],
});

const refusal = (reason: string) => ({
  status: 409,
  body: { error: { code: 'impossible', fields: { step: reason } } },
});

it('is dispatched in parts, until it is shipped with an invoice; each step has its date and its person', async () => {
  const { number, mine, progress, step, status } = await place();
  expect((await progress()).remaining).toEqual([{ position: 1, name: 'Pump', quantity: 10 }]);
  await step({ step: 'start' });
  await step(parcelOf(4));
  expect({ status: await status(), remaining: (await progress()).remaining }).toMatchObject({
    status: 'In Production',
    remaining: [{ quantity: 6 }],
  });
  await step(parcelOf(6));
  expect({ status: await status(), remaining: (await progress()).remaining }).toEqual({
    status: 'Shipped',
    remaining: [],
  });
  const at: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  const by = { side: 'business', actor: 'Boss', at, text: '', files: [] };
  const dispatched = (quantity: number) => ({
    ...by,
    step: 'dispatch',
    dispatch: { carrier: 'Blue Dart', tracking: '123', lines: [{ name: 'Pump', quantity }] },
  });
  const { events } = await progress();
  expect(events.map(({ id: _, ...event }) => event)).toEqual([
    { ...by, step: 'start', dispatch: null },
    dispatched(4),
    dispatched(6),
  ]);
  expect((await progress(customer, mine)).events[0]?.actor).toBe('');
  const invoices = await pool.query('select from invoices where order_number = $1', [number]);
  expect(invoices.rowCount).toBe(1);
});

it('cannot be dispatched beyond the remaining quantity or without a line, or cancelled after a parcel', async () => {
  const { step } = await place();
  await step(parcelOf(4));
  expect(await step(parcelOf(7))).toEqual(refusal('moreThanRemaining'));
  expect(await step({ ...parcelOf(4), lines: [] })).toEqual(refusal('nothingChosen'));
  expect(await step({ step: 'cancel', reason: 'No copper' })).toEqual(refusal('partsDispatched'));
});

it('mails the customer the start of production and the contents of a parcel', async () => {
  const { number, step } = await place();
  await step({ step: 'start' });
  expect(await lastMail(pool, customer.email)).toContain(`/orders/details/${number}`);
  await step(parcelOf(4));
  expect(await lastMail(pool, customer.email)).toContain('4 × Pump\n\nCarrier: Blue Dart\n\nTracking number: 123');
});

it('a customer can cancel until production starts, with a reason, which removes the revenue', async () => {
  const { mine, progress, step } = await place();
  const revenue = async () =>
    (await pool.query<{ sum: number }>('select sum(revenue)::int as sum from order_days')).rows[0]?.sum ?? 0;
  const before = await revenue();
  expect((await step({ step: 'cancel', reason: ' ' }, customer)).status).toBe(400);
  expect((await step({ step: 'cancel', reason: 'Wrong file' }, customer)).status).toBe(200);
  expect(await revenue()).toBeLessThan(before);
  expect(await progress(customer, mine)).toMatchObject({ isCancelled: true, can: ['answer'] });
  expect(await step({ step: 'start' })).toEqual(refusal('cancelled'));
  expect(await (await customer.get(mine)).json()).toMatchObject({ status: 'Pending', flag: 'Cancelled' });

  const started = await place();
  await started.step({ step: 'start' });
  expect(await started.step({ step: 'cancel', reason: 'Late' }, customer)).toEqual(refusal('inProduction'));
  expect((await started.step({ step: 'cancel', reason: 'No laminate' })).status).toBe(200);
  expect(await lastMail(pool, customer.email)).toContain('We had to cancel your order: No laminate');
});

it('cancelling an order that has just been dispatched is refused with the reason, without losing data', async () => {
  const { mine, adminPath, progress, status } = await place();
  const { headers } = await versioned(await customer.get(`${mine}/progress`));
  await administrator.put(`${adminPath}/status`, { status: 'Shipped' });
  const response = await customer.post(`${mine}/steps`, { step: 'cancel', reason: 'Late' }, headers);
  const body: unknown = await response.json();
  expect({ status: response.status, body }).toEqual(refusal('shipped'));
  expect((await progress()).events).toMatchObject([
    { step: 'dispatch', dispatch: { carrier: '', lines: [{ quantity: 10 }] } },
  ]);
  const back = await administrator.put(`${adminPath}/status`, { status: 'Pending' });
  expect({ response: back.status, status: await status() }).toEqual({ response: 409, status: 'Shipped' });
});

it('two administrators who dispatch at once create one parcel, and one of them gets a conflict', async () => {
  const { adminPath, progress } = await place();
  const { headers } = await versioned(await administrator.get(`${adminPath}/progress`));
  const send = () => administrator.post(`${adminPath}/steps`, parcelOf(4), headers);
  const responses = await Promise.all([send(), send()]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  expect((await progress()).remaining[0]?.quantity).toBe(6);
});

it('a question with a file is in both lists of the customer, and blocks production until it is answered', async () => {
  const { number, mine, adminPath, progress, step } = await place();
  const drawing = await upload(app, customer, 'answer.pdf');
  const key = keyed();
  const ask = () => administrator.post(`${adminPath}/messages`, { text: 'Which side?', files: [] }, key);
  expect([(await ask()).status, (await ask()).status]).toEqual([201, 201]);
  const flags = async () => ({
    ofCustomer: ((await (await customer.get('/api/overview')).json()) as { latestOrders: { flag: string }[] })
      .latestOrders[0]?.flag,
    ofBusiness: ((await (await administrator.get(adminPath)).json()) as { flag: string }).flag,
  });
  expect(await flags()).toEqual({ ofCustomer: 'Waiting for customer', ofBusiness: 'Waiting for customer' });
  expect(await lastMail(pool, customer.email)).toContain('Which side?');
  expect(await (await customer.get('/api/queries')).json()).toMatchObject([
    { id: `#${number}`, pcbName: 'Pump', question: 'Which side?' },
  ]);
  expect(await step({ step: 'start' })).toEqual(refusal('questionOpen'));
  const answer = { text: 'The top side.', files: [drawing.id] };
  expect((await customer.post(`${mine}/messages`, answer, keyed())).status).toBe(201);
  expect(await flags()).toEqual({ ofCustomer: 'Customer has written', ofBusiness: 'Customer has written' });
  const { events } = await progress();
  expect(events).toMatchObject([
    { step: 'ask', text: 'Which side?', files: [] },
    { step: 'answer', text: 'The top side.', files: [drawing] },
  ]);
  expect((await administrator.get(`/api/admin/files/${drawing.id}`)).status).toBe(200);
  await step({ step: 'settle' });
  expect((await step({ step: 'start' })).status).toBe(200);
});

it('only the customer of the order gets a file of the business', async () => {
  const { adminPath } = await place();
  const headers = { cookie: administrator.cookie, 'X-File-Name': 'panel.pdf' };
  const sent = await app.request('/api/admin/files', { method: 'POST', headers, body: 'the data' });
  const { id } = (await sent.json()) as { id: string };
  await administrator.post(`${adminPath}/messages`, { text: 'Is this right?', files: [id] }, keyed());
  expect((await customer.get(`/api/files/${id}`)).status).toBe(200);
  expect((await other.get(`/api/files/${id}`)).status).toBe(404);
});

it('is visible to its customer, and requires rights to change', async () => {
  const { mine, adminPath, progress } = await place();
  expect((await other.get(`${mine}/progress`)).status).toBe(404);
  expect((await other.post(`${mine}/messages`, { text: 'Hello', files: [] }, keyed())).status).toBe(404);
  expect((await progress()).can).toEqual(['start', 'dispatch', 'cancel', 'ask']);
  expect((await progress(reader)).can).toEqual([]);
  expect((await reader.post(`${adminPath}/steps`, { step: 'start' }, { 'If-Match': '"1"' })).status).toBe(403);
});

it('a customer chooses which mails they get', async () => {
  const { adminPath } = await place();
  const ask = () => administrator.post(`${adminPath}/messages`, { text: 'Which finish?', files: [] }, keyed());
  const mails = async () => {
    const { rows } = await pool.query("select from outbox where recipient = $1 and body like '%Which finish?%'", [
      customer.email,
    ]);
    return rows.length;
  };
  await customer.put('/api/mail-choices', { topics: ['production'] });
  expect(await (await customer.get('/api/mail-choices')).json()).toEqual({ topics: ['production'] });
  await ask();
  expect(await mails()).toBe(0);
  await customer.put('/api/mail-choices', { topics: ['production', 'questions', 'quotations'] });
  await ask();
  expect(await mails()).toBe(1);
});

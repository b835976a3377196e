/** The balances and payments of orders. */
import { type OrderPayment, orderPayment, unpaidInvoice } from '@pcb/api/payments';
import { expect, it } from 'vitest';
import { openServer } from './setup/openServer.ts';
import { boardTotal, orderNamed } from './setup/order.ts';
import { keyed, signedIn } from './setup/people.ts';

const { app, pool } = await openServer({ UPI_ID: 'alphianz@sample' });
const customer = await signedIn(app, pool, 'customer', 'Asha');
const administrator = await signedIn(app, pool, 'administrator', 'Boss');

const due = Math.round(boardTotal / 100) * 100;
const read = async (response: Response): Promise<OrderPayment> => orderPayment.parse(await response.json());
const paymentOf = async (id: string) => read(await customer.get(`/api/orders/${id.slice(1)}/payment`));

const receipt = { kind: 'receipt', method: 'bank', date: '2026-08-01' };
const record = (id: string, values: object, key?: string) =>
  administrator.post(
    `/api/admin/orders/${id.slice(1)}/payments`,
    { ...receipt, reference: crypto.randomUUID(), ...values },
    keyed(key),
  );

it('shows the balance, with the bank account and a UPI link', async () => {
  const id = await orderNamed(customer, 'Advance');
  expect(await paymentOf(id)).toMatchObject({
    due,
    paid: 0,
    balance: due,
    payments: [],
    bank: { account: '000000000000' },
    upi: `upi://pay?pa=alphianz@sample&pn=alphianz%20Private%20Limited%20(sample%20company)&am=3489.00&cu=INR&tn=Order%20${id.slice(1)}`,
  });
});

it('records partial and full receipts, and overpayments', async () => {
  const id = await orderNamed(customer, 'Parts');
  expect(await read(await record(id, { amount: 100_000 }))).toMatchObject({ paid: 100_000, balance: due - 100_000 });
  expect(await read(await record(id, { amount: due - 100_000 }))).toMatchObject({ balance: 0, upi: null });
  // The money has arrived, so it is recorded.
  expect(await read(await record(id, { amount: 500 }))).toMatchObject({ balance: -500 });
  const refused = await record(id, { kind: 'refund', amount: due + 501 });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { error: { code: 'invalid', fields: { amount: 'abovePaid' } } },
  ]);
  const early = await record(id, {
    amount: 500,
    date: new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10),
  });
  expect(await early.json()).toEqual({ error: { code: 'invalid', fields: { date: 'inFuture' } } });
  expect(await read(await record(id, { kind: 'refund', amount: 500 }))).toMatchObject({ paid: due, balance: 0 });
  expect((await paymentOf(id)).payments.map(({ amount }) => amount)).toEqual([-500, 500, due - 100_000, 100_000]);
});

it('a transfer counts once if it is submitted twice or recorded by two administrators', async () => {
  const id = await orderNamed(customer, 'Once');
  const transfer = { amount: 100, reference: 'UTR 123' };
  for (let press = 0; press < 2; press += 1) expect((await record(id, transfer, 'pressed')).status).toBe(201);
  const again = await record(id, { ...transfer, reference: 'utr 123' });
  expect([again.status, await again.json()]).toEqual([
    409,
    { error: { code: 'taken', fields: { reference: 'recorded' } } },
  ]);
  expect(await paymentOf(id)).toMatchObject({ paid: 100 });
});

it('an invoice is unpaid until it is paid in full, including on the dashboard', async () => {
  const buyer = await signedIn(app, pool, 'customer', 'Buyer');
  const id = await orderNamed(buyer, 'Owed');
  const unpaid = async () => unpaidInvoice.array().parse(await (await buyer.get('/api/unpaid')).json());
  expect(await unpaid()).toEqual([]);
  await administrator.put(`/api/admin/orders/${id.slice(1)}/status`, { status: 'Shipped' });
  expect(await unpaid()).toMatchObject([{ order: id, balance: due }]);
  await record(id, { amount: 100 });
  expect(await unpaid()).toMatchObject([{ balance: due - 100 }]);
  const overview = async () => (await buyer.get('/api/overview')).json() as Promise<unknown>;
  expect(await overview()).toMatchObject({ counts: { invoices: 1 }, waiting: [{ kind: 'invoice' }] });
  expect(await (await buyer.get('/api/profile')).json()).toMatchObject({ outstandingInvoices: due - 100 });
  await record(id, { amount: due - 100 });
  expect(await overview()).toMatchObject({ counts: { invoices: 0 }, waiting: [] });
});

it('only administrators who may change orders record payments, and customers see only their own', async () => {
  const id = await orderNamed(customer, 'Private');
  const reader = await signedIn(app, pool, 'administrator', 'Reader', 'read');
  const body = { ...receipt, amount: 1, reference: 'x' };
  expect((await reader.post(`/api/admin/orders/${id.slice(1)}/payments`, body, keyed())).status).toBe(403);
  const stranger = await signedIn(app, pool, 'customer', 'Stranger');
  expect((await stranger.get(`/api/orders/${id.slice(1)}/payment`)).status).toBe(404);
});

/** Payments that a provider takes and reports by webhooks. */
import { type OrderPayment, orderPayment } from '@pcb/api/payments';
import { expect, it } from 'vitest';
import { createApp } from '../../apps/server/src/app.ts';
import { reconcile } from '../../apps/server/src/payments/provider.ts';
import { localProvider } from './setup/localProvider.ts';
import { openServer } from './setup/openServer.ts';
import { boardTotal, orderNamed } from './setup/order.ts';
import { clientOf, signedIn } from './setup/people.ts';

const { services, pool, app: withoutProvider } = await openServer();
const { provider, pay } = localProvider('the secret of the webhooks');
const app = createApp({ ...services, payments: provider });
const customer = await signedIn(app, pool, 'customer', 'Asha');
const due = Math.round(boardTotal / 100) * 100;

const paymentOf = async (number: number): Promise<OrderPayment> =>
  orderPayment.parse(await (await customer.get(`/api/orders/${number}/payment`)).json());
const ordered = async (name: string) => Number((await orderNamed(customer, name)).slice(1));
const deliver = async ({ body, headers }: ReturnType<typeof pay>) =>
  (await clientOf(app).post('/api/payment-events', body, headers)).status;

it('starts a payment of the balance, if there is a provider', async () => {
  const number = await ordered('Start');
  const path = `/api/orders/${number}/online-payments`;
  expect(await (await customer.post(path)).json()).toEqual({ url: `https://pay.example/${number}?amount=${due}` });
  expect(await paymentOf(number)).toMatchObject({ isOnline: true });
  await deliver(pay(number, due));
  expect((await customer.post(path)).status).toBe(404);
  expect((await clientOf(withoutProvider, customer.cookie).post(path)).status).toBe(404);
});

it('a webhook counts once, on the day of the payment in India, even if it is late', async () => {
  const number = await ordered('Twice');
  const webhook = pay(number, due, '2026-07-31T20:00:00Z');
  expect(await Promise.all([deliver(webhook), deliver(webhook)])).toEqual([204, 204]);
  expect(await deliver(webhook)).toBe(204);
  expect(await paymentOf(number)).toMatchObject({
    balance: 0,
    payments: [{ method: 'provider', amount: due, date: '2026-08-01' }],
  });
});

it('a webhook with a wrong signature, or none, is refused', async () => {
  const number = await ordered('Forged');
  const { body, headers } = pay(number, due);
  const forged = { ...headers, 'X-Signature': localProvider('another').pay(number, due).headers['X-Signature'] };
  expect(await deliver({ body, headers: forged })).toBe(403);
  expect(await deliver({ body: body.replace(String(due), '1'), headers })).toBe(403);
  expect((await clientOf(app).post('/api/payment-events', body)).status).toBe(403);
  expect(await paymentOf(number)).toMatchObject({ paid: 0 });
});

it.each([
  ['below', -100],
  ['above', 100],
])('an amount %s the balance is recorded, and changes the balance', async (name, change) => {
  const number = await ordered(name);
  expect(await deliver(pay(number, due + change))).toBe(204);
  expect(await paymentOf(number)).toMatchObject({ paid: due + change, balance: -change });
});

it('finds payments with lost webhooks, even next to one for an order that does not exist', async () => {
  const number = await ordered('Lost');
  expect(await deliver(pay(999_999, due))).toBe(404);
  pay(number, due);
  await expect(reconcile(services.pool, provider)).rejects.toThrow(AggregateError);
  expect(await paymentOf(number)).toMatchObject({ balance: 0 });
});

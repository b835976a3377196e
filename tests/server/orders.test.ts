import { type PlacedOrder, placedOrder } from '@pcb/api/orders';
import { initialForms } from '@pcb/quoting/forms';
import { describe, expect, it } from 'vitest';
import { countAttempt } from '../../apps/server/src/auth/throttle.ts';
import { financialYear } from '../../apps/server/src/businessDay.ts';
import { transaction } from '../../apps/server/src/database/pool.ts';
import { invoiceNumber, nextNumber } from '../../apps/server/src/orders/numbers.ts';
import { openServer } from './setup/openServer.ts';
import { addresses, board, boardTotal, order } from './setup/order.ts';
import { clientOf, keyed, lastMail, signedIn } from './setup/people.ts';

const { app, pool } = await openServer();
const customer = await signedIn(app, pool, 'customer', 'Asha');
const other = await signedIn(app, pool, 'customer', 'Ravi');

const placed = async (response: Response) => placedOrder.parse(await response.json());

it('computes the price, splits the tax within the state, and confirms by mail', async () => {
  const response = await order(customer);
  expect(response.status).toBe(201);
  const { id, ...amounts } = await placed(response);
  const taxes = { centralTax: 26_610, stateTax: 26_609, integratedTax: 0 };
  expect(amounts).toMatchObject({ net: 266_000, ...taxes, shipping: 29_661, total: boardTotal });
  const mail = await lastMail(pool, customer.email);
  expect(mail).toContain(`your order ${id}`);
  expect(mail).toContain(
    '10 × PCB Fabrication & Assembly (Rigid): ₹2,660.00\n\nTotal with shipping and tax: ₹3,488.80',
  );
});

describe('refuses', () => {
  it.each([
    ['a price of the client', { ...board, price: 1 }, 400, 'invalid'],
    ['a price in the form', { ...board, form: { ...initialForms.fab, price: '1' } }, 422, 'illegalForm'],
    ['layers that are not offered', { ...board, form: { ...initialForms.fab, layers: '99' } }, 422, 'illegalForm'],
    ['a negative quantity', { ...board, form: { ...initialForms.fab, quantity: '-5' } }, 422, 'illegalForm'],
    ['a form of another service', { ...board, form: initialForms.layout }, 422, 'illegalForm'],
    ['a size that has no price', { ...board, form: { ...initialForms.fab, sizeX: '999' } }, 422, 'illegalForm'],
    ['a file that is not there', { ...board, files: { gerber: [crypto.randomUUID()] } }, 404, 'notFound'],
    ['an unknown service', { ...board, service: 'toys' }, 400, 'invalid'],
  ])('%s', async (_, item, status, code) => {
    const before = await pool.query('select from orders');
    const response = await order(customer, item);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
    expect((await pool.query('select from orders')).rowCount).toBe(before.rowCount);
  });

  it('a prototype, and invalid JSON', async () => {
    const text = JSON.stringify(board).replace('{', '{"__proto__":{"isAdministrator":true},');
    expect((await customer.post('/api/cart/lines', text)).status).toBe(400);
    expect((await customer.post('/api/cart/lines', '{"service":')).status).toBe(400);
  });

  it.each([
    ['application/json-evil', 415],
    ['text/plain; application/json', 415],
    ['Application/JSON ; charset=utf-8', 201],
  ])('a body that is not exactly JSON: %s', async (type, status) => {
    const visitor = clientOf(app);
    expect((await visitor.post('/api/cart/lines', board, { 'Content-Type': type })).status).toBe(status);
  });
});

it('a repeated request gets the response of the first, and the key is not valid for another total', async () => {
  const again = (total: number) =>
    customer.post('/api/cart/orders', { expectedTotal: total, addresses }, keyed('again'));
  const first = await placed(await order(customer, board, keyed('again')));
  const second = await again(boardTotal);
  expect([second.status, (await placed(second)).id]).toEqual([201, first.id]);
  expect((await again(boardTotal + 1)).status).toBe(422);
  // Keys of different customers are independent.
  expect((await placed(await order(other, board, keyed('again')))).id).not.toBe(first.id);
});

it('limits the orders of a customer in an hour, and still repeats the first response', async () => {
  const busy = await signedIn(app, pool, 'customer', 'Busy');
  const first = await placed(await order(busy, board, keyed('first')));
  for (let count = 1; count < 200; count += 1) await countAttempt(pool, 'order', String(busy.id));
  const refused = await order(busy);
  expect([refused.status, await refused.json()]).toEqual([429, { error: { code: 'tooMany', limit: 'order' } }]);
  const again = await busy.post('/api/cart/orders', { expectedTotal: boardTotal, addresses }, keyed('first'));
  expect(await placed(again)).toEqual(first);
});

it('shows an order only to its customer', async () => {
  const { id } = await placed(await order(customer));
  const path = `/api/orders/${id.slice(1)}`;
  expect((await customer.get(path)).status).toBe(200);
  expect((await other.get(path)).status).toBe(404);
  const list = (await (await other.get('/api/orders')).json()) as PlacedOrder[];
  expect(list.map((row) => row.id)).not.toContain(id);
});

it('numbers have no gaps although a tenth of the transactions fails', async () => {
  const taken: number[] = [];
  const take = (index: number) =>
    transaction(pool, async (sql) => {
      const number = await nextNumber(sql, 'invoice', 'test');
      if (index % 10 === 0) throw new Error('Rolled back');
      return number;
    }).then(
      (number) => taken.push(number),
      () => {},
    );
  await Promise.all(Array.from({ length: 100 }, (_, index) => take(index)));
  expect(taken.toSorted((one, another) => one - another)).toEqual(Array.from({ length: 90 }, (_, index) => index + 1));
});

describe('invoices', () => {
  it.each([
    ['2026-03-31', '25-26'],
    ['2026-04-01', '26-27'],
    ['2099-12-31', '99-00'],
  ])('%s is in the financial year %s', (day, year) => {
    expect(financialYear(day)).toBe(year);
  });

  it('have numbers of at most 16 characters', () => {
    expect(invoiceNumber('26-27', 999_999)).toBe('INV/26-27/999999');
    expect(invoiceNumber('26-27', 999_999)).toHaveLength(16);
  });

  it('are issued once, when an order is shipped', async () => {
    const administrator = await signedIn(app, pool, 'administrator', 'Boss');
    const { id } = await placed(await order(customer));
    const path = `/api/admin/orders/${id.slice(1)}/status`;
    const invoice = async () => (await placed(await customer.get(`/api/orders/${id.slice(1)}`))).invoice;
    expect(await invoice()).toBe(null);
    for (const status of ['Shipped', 'Pending', 'Shipped']) await administrator.put(path, { status });
    expect(await invoice()).toMatch(/^INV\/\d\d-\d\d\/000001$/);
  });
});

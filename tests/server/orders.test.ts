import { type PlacedOrder, placedOrder } from '@pcb/api/orders';
import { initialForms } from '@pcb/quoting/forms';
import { describe, expect, it } from 'vitest';
import { countAttempt } from '../../apps/server/src/auth/throttle.ts';
import { tx } from '../../apps/server/src/database/pool.ts';
import { financialYear, invoiceNumber, nextNumber } from '../../apps/server/src/orders/numbers.ts';
import { openServer } from './setup/openServer.ts';
import { keyed, lastMail, signedIn } from './setup/people.ts';

const { app, pool } = await openServer();
const customer = await signedIn(app, pool, 'customer', 'Asha');
const other = await signedIn(app, pool, 'customer', 'Ravi');

/** The price of the form as it opens, which a browser would show: a change of the rates is a change here. */
const total = 313_880;
const order = { service: 'fab', form: initialForms.fab, expectedTotal: total };

const place = async (key: string, body: object = order, by = customer) => by.post('/api/orders', body, keyed(key));
const placed = async (answer: Response) => placedOrder.parse(await answer.json());

it('computes the price, splits the tax within the state, and confirms by mail', async () => {
  const answer = await place('within');
  expect(answer.status).toBe(201);
  const { id, ...amounts } = await placed(answer);
  expect(amounts).toMatchObject({ net: 266_000, centralTax: 23_940, stateTax: 23_940, integratedTax: 0, total });
  expect(await lastMail(pool, customer.email)).toContain(`${id}, PCB Fabrication & Assembly (Rigid), of ₹3,138.80`);
});

it('charges integrated tax to another state', async () => {
  const far = await signedIn(app, pool, 'customer', 'Far');
  await pool.query("update users set state = '29' where id = $1", [far.id]);
  const { centralTax, stateTax, integratedTax } = await placed(await place('between', order, far));
  expect([centralTax, stateTax, integratedTax]).toEqual([0, 0, 47_880]);
});

describe('refuses', () => {
  it.each([
    ['a price of the client', { ...order, price: 1 }, 400, 'invalid'],
    ['a price in the form', { ...order, form: { ...initialForms.fab, price: '1' } }, 422, 'illegalForm'],
    ['a total that is no longer right', { ...order, expectedTotal: 100 }, 409, 'stalePrice'],
    ['layers that are not offered', { ...order, form: { ...initialForms.fab, layers: '99' } }, 422, 'illegalForm'],
    ['a negative quantity', { ...order, form: { ...initialForms.fab, quantity: '-5' } }, 422, 'illegalForm'],
    ['a form of another service', { ...order, form: initialForms.layout }, 422, 'illegalForm'],
    ['a size that has no price', { ...order, form: { ...initialForms.fab, sizeX: '999' } }, 422, 'illegalForm'],
    ['a file that is not there', { ...order, files: { gerber: [crypto.randomUUID()] } }, 404, 'notFound'],
    ['an unknown service', { ...order, service: 'toys' }, 400, 'invalid'],
  ])('%s', async (_, body, status, code) => {
    const before = await pool.query('select from orders');
    const answer = await place('refused', body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code } });
    expect((await pool.query('select from orders')).rowCount).toBe(before.rowCount);
  });

  it('a prototype, and what is no JSON', async () => {
    const text = JSON.stringify(order).replace('{', '{"__proto__":{"isAdministrator":true},');
    expect((await customer.post('/api/orders', text, keyed('proto'))).status).toBe(400);
    expect((await customer.post('/api/orders', '{"service":', keyed('broken'))).status).toBe(400);
  });

  it.each([
    ['application/json-evil', 415],
    ['text/plain; application/json', 415],
    ['Application/JSON ; charset=utf-8', 201],
  ])('a body that is not exactly JSON: %s', async (type, status) => {
    const headers = { ...keyed(), 'Content-Type': type };
    expect((await customer.post('/api/orders', order, headers)).status).toBe(status);
  });

  it('an order without a key or without a session', async () => {
    expect((await customer.post('/api/orders', order)).status).toBe(400);
    expect((await app.request('/api/orders', { method: 'POST' })).status).toBe(401);
  });
});

it('says what the total is now', async () => {
  const answer = await place('stale', { ...order, expectedTotal: 100 });
  expect(await answer.json()).toEqual({ error: { code: 'stalePrice', actual: total } });
});

it('a repeated request has the answer of the first, and the key is good for no other order', async () => {
  const first = await placed(await place('again'));
  const second = await place('again');
  expect([second.status, (await placed(second)).id]).toEqual([201, first.id]);
  const changed = { ...order, form: { ...initialForms.fab, name: 'Another' } };
  expect((await place('again', changed)).status).toBe(422);
  // Keys of different customers have nothing to do with each other.
  expect((await placed(await place('again', order, other))).id).not.toBe(first.id);
});

it('takes so many orders of a customer in an hour, and the first again', async () => {
  const busy = await signedIn(app, pool, 'customer', 'Busy');
  const first = await placed(await place('first', order, busy));
  for (let count = 1; count < 200; count += 1) await countAttempt(pool, 'order', String(busy.id));
  const refused = await place('one too many', order, busy);
  expect([refused.status, await refused.json()]).toEqual([429, { error: { code: 'tooMany', limit: 'order' } }]);
  expect(await placed(await place('first', order, busy))).toEqual(first);
});

it('shows an order to its customer alone', async () => {
  const { id } = await placed(await place('private'));
  const path = `/api/orders/${id.slice(1)}`;
  expect((await customer.get(path)).status).toBe(200);
  expect((await other.get(path)).status).toBe(404);
  const list = (await (await other.get('/api/orders')).json()) as PlacedOrder[];
  expect(list.map((row) => row.id)).not.toContain(id);
});

it('numbers have no gap although a tenth of the transactions fails', async () => {
  const taken: number[] = [];
  const take = (index: number) =>
    tx(pool, async (sql) => {
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
    const { id } = await placed(await place('invoiced'));
    const path = `/api/admin/orders/${id.slice(1)}/status`;
    const invoice = async () => (await placed(await customer.get(`/api/orders/${id.slice(1)}`))).invoice;
    expect(await invoice()).toBe(null);
    for (const status of ['Shipped', 'Pending', 'Shipped']) await administrator.put(path, { status });
    expect(await invoice()).toMatch(/^INV\/\d\d-\d\d\/000001$/);
  });
});

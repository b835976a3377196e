import { initialForms } from '@pcb/quoting/forms';
import { expect, it } from 'vitest';
import { add, board, cartOf, checkOut, figures, openShop, placed } from './setup/cart.ts';
import { lastMail, signedIn } from './setup/people.ts';

const { app, pool, visitorWith } = await openShop();

it('does not order a removed line, and adds a removed part as a new line', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Remover');
  await add(customer, { part: 'strip' });
  const { lines } = await add(customer, { part: 'header' });
  const path = `/api/cart/lines/${lines[1]?.id}`;
  await customer.put(path, { quantity: 7 });
  await customer.remove(path);
  const order = await placed(await checkOut(customer, 4_999 + 900 + 35_000));
  expect(order).toMatchObject({ pcbName: 'Resistors', net: 4_999 });
  expect(figures(await add(customer, { part: 'header' }))).toEqual([[1, 1_200]]);
});

it('orders all lines once, with tax on the sum and shipping', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Buyer');
  await add(customer, { part: 'strip' });
  await add(customer, { service: 'fab', form: { ...initialForms.fab, name: 'Motor controller' } });
  await customer.post('/api/cart/coupon', { code: ' WELCOME10 ' });
  const net = 4_999 + 266_000;
  const tax = Math.round(net * 0.18);
  const total = net + tax + 35_000;

  const stale = await checkOut(customer, total - 1, 'stale');
  expect([stale.status, await stale.json()]).toEqual([409, { error: { code: 'stalePrice', actual: total } }]);
  const responses = await Promise.all([checkOut(customer, total, 'buy'), checkOut(customer, total, 'buy')]);
  const [first, second] = await Promise.all(responses.map(placed));
  expect(second).toEqual(first);
  // Freight is part of the taxable value: ₹350 are ₹296.61 and ₹53.39 of tax, and the larger half is central tax.
  const taxes = {
    centralTax: Math.round((tax + 5_339) / 2),
    stateTax: Math.floor((tax + 5_339) / 2),
    integratedTax: 0,
  };
  expect(first).toMatchObject({ pcbName: 'Resistors and 1 more', net, ...taxes, shipping: 29_661, total });
  expect(await checkOut(customer, total, 'buy').then(placed)).toEqual(first);
  expect(await lastMail(pool, customer.email)).toMatch(
    /order #\d+ .*\n\n\d+ × Resistors: ₹[\d.]+\n\d+ × Motor controller.*: ₹[\d,.]+\n\nTotal with shipping and tax: ₹3,547\.79/,
  );
  expect((await pool.query(`select from orders where search_text like '%motor controller%'`)).rowCount).toBe(1);
  expect(await cartOf(customer)).toEqual({ lines: [], coupon: null });

  const number = first?.id.slice(1);
  const { rows } = await pool.query(
    `select l.name, part_id, service, form->>'name' as board, quantity, amount, components, notes
     from order_lines l join orders on number = order_number where number = $1 order by position`,
    [number],
  );
  const both = { components: ['1 × Resistors'], notes: 'Coupon: WELCOME10' };
  expect(rows).toEqual([
    { name: 'Resistors', part_id: 'strip', service: null, board: null, quantity: 1, amount: 4_999, ...both },
    {
      name: 'Motor controller',
      part_id: null,
      service: 'fab',
      board: 'Motor controller',
      quantity: 10,
      amount: 266_000,
      ...both,
    },
  ]);
});

it('names an order after its first line, shortened to the maximum length of a name', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Namer');
  await add(customer, { service: 'fab', form: { ...initialForms.fab, name: 'x'.repeat(300) } });
  await add(customer, board);
  await add(customer, { part: 'header' });
  const stale = (await (await checkOut(customer, 0)).json()) as { error: { actual: number } };
  const order = await placed(await checkOut(customer, stale.error.actual));
  expect(order.pcbName).toBe(`${'x'.repeat(189)} and 2 more`);
  expect(order.pcbName).toHaveLength(200);
});

it('two tabs that order the same cart make one order', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Tabs');
  await add(customer, { part: 'header' });
  const total = 1_200 + 216 + 35_000;
  const responses = await Promise.all([checkOut(customer, total), checkOut(customer, total)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await (await customer.get('/api/orders')).json()).toHaveLength(1);
  expect((await checkOut(customer, 0)).status).toBe(422);
});

it('refuses to order a part that is no longer in the catalogue, and an order without signing in', async () => {
  await pool.query("insert into parts (id, name, package, price, per) values ('old', 'Old', 'DIP', 100, 'each')");
  const customer = await signedIn(app, pool, 'customer', 'Patient');
  await add(customer, { part: 'old' });
  await pool.query("update parts set is_available = false where id = 'old'");
  const { lines } = await cartOf(customer);
  expect(lines).toMatchObject([{ isAvailable: false }]);
  const response = await checkOut(customer, 100 + 18 + 35_000);
  const fields = { [`lines.${lines[0]?.id}`]: 'unavailable' };
  expect([response.status, await response.json()]).toEqual([422, { error: { code: 'illegalForm', fields } }]);
  expect((await customer.post('/api/cart/orders', { expectedTotal: 1 })).status).toBe(400);
  expect((await checkOut(await visitorWith('header'), 36_416)).status).toBe(401);
});

it('an invoice and an edited total keep the shipping', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Invoiced');
  const administrator = await signedIn(app, pool, 'administrator', 'Boss');
  await add(customer, { part: 'header' });
  const { id } = await placed(await checkOut(customer, 36_416));
  const path = `/api/admin/orders/${id.slice(1)}`;
  const found = await administrator.get(path);
  const { id: _, flag: _flag, ...form } = (await found.json()) as Record<string, unknown>;
  const headers = { 'If-Match': found.headers.get('ETag') ?? '' };
  expect((await administrator.put(path, { ...form, total: 46_800 }, headers)).status).toBe(200);
  await administrator.put(`${path}/status`, { status: 'Shipped' });
  const number: unknown = expect.any(String);
  const order = await placed(await customer.get(`/api/orders/${id.slice(1)}`));
  expect(order).toMatchObject({ net: 10_000, shipping: 29_661, total: 46_800, invoice: number });
  expect(order.centralTax + order.stateTax).toBe(46_800 - 39_661);
  const { rows } = await pool.query('select net, shipping, total from invoices where number = $1', [order.invoice]);
  expect(rows).toEqual([{ net: 10_000, shipping: 29_661, total: 46_800 }]);
});

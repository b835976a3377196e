import { initialForms } from '@pcb/quoting/forms';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { expect, it } from 'vitest';
import { digest } from '../../apps/server/src/auth/secrets.ts';
import { deleteExpiredRows } from '../../apps/server/src/database/deleteExpiredRows.ts';
import { day } from '../helpers/quoteForms.ts';
import { add, board, cartOf, figures, openShop, read } from './setup/cart.ts';
import { clientOf, cookieOf, password, signedIn } from './setup/people.ts';
import { upload } from './setup/upload.ts';

const { app, pool, visitorWith } = await openShop();

/** Ten boards with the initial values of the form: 2,660 rupees before tax. */
const boards = [10, 26_600];

it('keeps the cart of a visitor by a cookie whose hash is in the database', async () => {
  expect(await cartOf(clientOf(app))).toEqual({ lines: [], coupon: null });
  const visitor = await visitorWith('header');
  await add(visitor, { part: 'strip' });
  await add(visitor, board);
  expect(figures(await add(visitor, { part: 'header' }))).toEqual([[2, 1_200], [1, 4_999], boards]);
  expect((await cartOf(clientOf(app))).lines).toEqual([]);
  const { rows } = await pool.query<{ token_hash: Buffer }>('select token_hash from carts');
  expect(rows.map((row) => row.token_hash.toString('base64url'))).not.toContain(visitor.cookie.split('=')[1]);
  expect(rows).toHaveLength(1);
});

it('computes the price of a service for each quantity', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Quantity');
  const { lines } = await add(customer, board);
  const path = `/api/cart/lines/${lines[0]?.id}`;
  const more = await read(await customer.put(path, { quantity: 100 }));
  expect(more.lines[0]).toMatchObject({ quantity: 100, item: { form: { quantity: '100' } } });
  expect(more.lines[0]?.unit).toBeLessThan(26_600);
  // 1,973 boards have the price of the form, whatever the rounding of the unit price.
  const many = await read(await customer.put(path, { quantity: 1_973 }));
  const { price } = quoteOf('fab', { ...initialForms, fab: { ...initialForms.fab, quantity: '1973' } }, day);
  expect(many.lines[0]?.amount).toBe(price?.orderValue);
  expect(many.lines[0]?.amount).not.toBe((many.lines[0]?.unit ?? 0) * 1_973);
  expect((await customer.put(path, { quantity: 0 })).status).toBe(400);
  expect(figures(await read(await customer.put(path, { quantity: 10 })))).toEqual([boards]);
  const [schematic, bill] = [await upload(app, customer, 'amp.pdf'), await upload(app, customer, 'bill.xlsx')];
  const files = { schematic: [schematic.id], billOfMaterial: [bill.id] };
  const layout = await add(customer, { service: 'layout', form: initialForms.layout, files });
  const two = await read(await customer.put(`/api/cart/lines/${layout.lines[1]?.id}`, { quantity: 2 }));
  expect(two.lines[1]).toMatchObject({ quantity: 2, unit: layout.lines[1]?.unit });
});

it.each([
  ['a price of the client', { ...board, unit: 1 }, 400],
  ['a form with an impossible value', { service: 'fab', form: { ...initialForms.fab, layers: '99' } }, 422],
  ['parts for a board, which need an inquiry', { service: 'source', form: initialForms.source }, 400],
  ['a part that is not in the catalogue', { part: 'nothing' }, 404],
])('refuses %s', async (_, item, status) => {
  const visitor = await visitorWith('header');
  expect((await visitor.post('/api/cart/lines', item)).status).toBe(status);
  expect(figures(await cartOf(visitor))).toEqual([[1, 1_200]]);
});

it('refuses more pieces than a line can have, with the reason', async () => {
  const visitor = await visitorWith('header');
  const response = await visitor.post('/api/cart/lines', {
    service: 'fab',
    form: { ...initialForms.fab, quantity: '10000' },
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { hint: { code: 'quantityOnRequest' } } });
  expect(figures(await cartOf(visitor))).toEqual([[1, 1_200]]);
});

it('a quantity without a price is refused', async () => {
  const visitor = await visitorWith('header');
  const form = { ...initialForms.fab, sizeX: '300', sizeY: '300' };
  const { lines } = await add(visitor, { service: 'fab', form });
  const response = await visitor.put(`/api/cart/lines/${lines[1]?.id}`, { quantity: 9_999 });
  expect(response.status).toBe(422);
  expect(await cartOf(visitor)).toMatchObject({ lines: [{}, { quantity: 10, isAvailable: true }] });
});

it('hides the lines of one cart from everybody else', async () => {
  const owner = await signedIn(app, pool, 'customer', 'Owner');
  const { lines } = await add(owner, { part: 'header' });
  const path = `/api/cart/lines/${lines[0]?.id}`;
  for (const other of [await visitorWith('strip'), await signedIn(app, pool, 'customer', 'Other'), clientOf(app)]) {
    expect((await other.put(path, { quantity: 5 })).status).toBe(404);
    expect((await other.remove(path)).status).toBe(404);
  }
  expect(figures(await cartOf(owner))).toEqual([[1, 1_200]]);
  expect(figures(await read(await owner.remove(path)))).toEqual([]);
  expect((await owner.remove('/api/cart/lines/1')).status).toBe(404);
});

it('restores a removed line in its place, unchanged and with its files, for a day', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Restorer');
  const [schematic, bill] = [await upload(app, customer, 'amp.pdf'), await upload(app, customer, 'bill.xlsx')];
  const files = { schematic: [schematic.id], billOfMaterial: [bill.id] };
  await add(customer, { service: 'layout', form: initialForms.layout, files });
  const before = await add(customer, { part: 'header' });
  const path = `/api/cart/lines/${before.lines[0]?.id}`;
  const restore = (by: typeof customer) => by.put(`${path}/restored`, {});

  expect(figures(await read(await customer.remove(path)))).toEqual([[1, 1_200]]);
  expect((await customer.remove(path)).status).toBe(404);
  expect((await customer.put(path, { quantity: 2 })).status).toBe(404);
  expect((await restore(await signedIn(app, pool, 'customer', 'Stranger'))).status).toBe(404);
  expect(await read(await restore(customer))).toEqual(before);
  expect(await read(await restore(customer))).toEqual(before);

  await customer.remove(path);
  await pool.query("update cart_lines set removed_at = removed_at - interval '25 hours' where removed_at is not null");
  await deleteExpiredRows(pool);
  expect((await restore(customer)).status).toBe(404);
  expect(figures(await cartOf(customer))).toEqual([[1, 1_200]]);
});

it('moves the cart of a visitor to the customer who signs in', async () => {
  const before = await signedIn(app, pool, 'customer', 'Mover');
  await add(before, { part: 'header' });
  const visitor = await visitorWith('header');
  await add(visitor, board);
  await visitor.post('/api/cart/coupon', { code: 'WELCOME10' });
  const response = await visitor.post('/api/session/customer', { email: before.email, password });
  const after = clientOf(app, cookieOf(response));
  expect(await cartOf(after)).toMatchObject({ lines: [{ quantity: 2, unit: 1_200 }, {}], coupon: 'WELCOME10' });
  expect(figures(await cartOf(before))).toEqual([[2, 1_200], boards]);
  expect((await cartOf(visitor)).lines).toEqual([]);
});

it('moves as many lines as fit, and the rest when there is room', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Crowded');
  await add(customer, { part: 'header' });
  const visitor = await visitorWith('header');
  await add(visitor, { part: 'strip' });
  const fill = async (cart: string, ...values: unknown[]) =>
    pool.query(
      `insert into cart_lines (cart_id, service, form, quantity)
       select id, 'stencil', $1, 1 from carts, generate_series(1, 90) where ${cart}`,
      [JSON.stringify(initialForms.stencil), ...values],
    );
  await fill('user_id = $2', customer.id);
  await fill('token_hash = $2', digest(visitor.cookie.split('=')[1] ?? ''));
  const before = (await cartOf(visitor)).lines.map(({ id }) => id);
  expect(before).toHaveLength(92);

  const response = await visitor.post('/api/session/customer', { email: customer.email, password });
  const after = clientOf(app, `${cookieOf(response)}; ${visitor.cookie}`);
  const { lines } = await cartOf(after);
  expect(lines).toHaveLength(100);
  expect(lines.find(({ item }) => 'part' in item && item.part === 'header')?.quantity).toBe(2);
  const full = await after.post('/api/cart/lines', board);
  expect([full.status, await full.json()]).toEqual([413, { error: { code: 'tooLarge', fields: { lines: 'count' } } }]);
  // Adding a part again does not add a line.
  expect((await after.post('/api/cart/lines', { part: 'header' })).status).toBe(201);

  await after.remove(`/api/cart/lines/${lines[0]?.id}`);
  const next = await cartOf(after);
  expect(next.lines).toHaveLength(100);
  await pool.query('delete from cart_lines where id = any($1)', [next.lines.map(({ id }) => id)]);
  const last = await after.get('/api/cart');
  expect(last.headers.getSetCookie()[0]).toMatch(/^pcb_cart=;/);
  const seen = [...lines, ...next.lines, ...(await read(last)).lines].map(({ id }) => id);
  expect(before.slice(1).filter((id) => !seen.includes(id))).toEqual([]);
  expect((await cartOf(visitor)).lines).toEqual([]);
});

it('deletes only the carts of visitors who have not used them for 30 days', async () => {
  const [gone, back] = [await visitorWith('header'), await visitorWith('header')];
  const customer = await signedIn(app, pool, 'customer', 'Keeper');
  await add(customer, { part: 'header' });
  await pool.query("update carts set used_at = now() - interval '31 days'");
  await add(back, { part: 'strip' });
  await deleteExpiredRows(pool);
  const kept = await Promise.all([gone, back, customer].map(cartOf));
  expect(kept.map(({ lines }) => lines.length)).toEqual([0, 2, 1]);
});

it('accepts up to a hundred lines, however many requests come at once', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Hoarder');
  await add(customer, { part: 'header' });
  await pool.query(
    `insert into cart_lines (cart_id, service, form, quantity)
     select id, 'stencil', '{}', 1 from carts, generate_series(1, 98) where user_id = $1`,
    [customer.id],
  );
  const item = { service: 'stencil', form: initialForms.stencil };
  const responses = await Promise.all(Array.from({ length: 5 }, () => customer.post('/api/cart/lines', item)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 413, 413, 413, 413]);
  // A removed line makes room, and restoring it needs the room again.
  const { lines } = await cartOf(customer);
  const path = `/api/cart/lines/${lines[0]?.id}`;
  await customer.remove(path);
  await add(customer, item);
  expect((await customer.put(`${path}/restored`, {})).status).toBe(413);
});

it('deletes expired counts of attempts, however many there are', async () => {
  await pool.query(
    `insert into throttle (key, count, window_ends_at)
     select decode(md5(n::text), 'hex'), 1, now() - interval '1 day' from generate_series(1, 2500) n`,
  );
  await deleteExpiredRows(pool);
  expect((await pool.query('select from throttle where window_ends_at < now()')).rowCount).toBe(0);
});

it('a network can have as many carts as a mobile network needs, but not any number', async () => {
  const newCart = async () => (await clientOf(app).post('/api/cart/lines', { part: 'header' })).status;
  await pool.query('truncate throttle');
  expect(await newCart()).toBe(201);
  await pool.query('update throttle set count = 4998');
  expect([await newCart(), await newCart(), await newCart()]).toEqual([201, 201, 429]);
  await pool.query('truncate throttle');
});

it('a visitor has no cart until it has a line, and an empty one is deleted after a day', async () => {
  const count = async () => (await pool.query('select from carts')).rowCount ?? 0;
  await deleteExpiredRows(pool);
  const before = await count();
  expect((await clientOf(app).post('/api/cart/lines', { part: 'nothing' })).status).toBe(404);
  expect(await count()).toBe(before);
  const [full, empty] = [await visitorWith('header'), await visitorWith('header')];
  await empty.remove(`/api/cart/lines/${(await cartOf(empty)).lines[0]?.id}`);
  await deleteExpiredRows(pool);
  expect(await count()).toBe(before + 2);
  await pool.query("update carts set used_at = now() - interval '25 hours'");
  await deleteExpiredRows(pool);
  expect(await count()).toBe(before + 1);
  expect((await cartOf(full)).lines).toHaveLength(1);
});

/** Files of the lines of carts and orders. */
import { type Cart, cart as cartSchema } from '@pcb/api/cart';
import type { StoredFile } from '@pcb/api/files';
import { orderDetails } from '@pcb/api/orders';
import { initialForms } from '@pcb/quoting/forms';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deleteUnusedFiles } from '../../apps/server/src/files/deleteUnusedFiles.ts';
import { openServer } from './setup/openServer.ts';
import { board, checkOut } from './setup/order.ts';
import { clientOf, signedIn } from './setup/people.ts';
import { upload } from './setup/upload.ts';

const { app, pool, filesFolder, services } = await openServer();
const customer = await signedIn(app, pool, 'customer', 'Asha');
const other = await signedIn(app, pool, 'customer', 'Ravi');
const administrator = await signedIn(app, pool, 'administrator', 'Boss');

type Client = ReturnType<typeof clientOf>;

const layoutWith = (schematic: StoredFile, bill: StoredFile) => ({
  service: 'layout',
  form: initialForms.layout,
  files: { schematic: [schematic.id], billOfMaterial: [bill.id] },
});
const add = async (by: Client, item: object) => by.post('/api/cart/lines', item);
const cartOf = async (by: Client): Promise<Cart> => cartSchema.parse(await (await by.get('/api/cart')).json());
const rowsIn = async (table: string) => (await pool.query(`select from ${table}`)).rowCount;

it('files go from the cart into the order, which shows them to its customer and to administrators', async () => {
  const [schematic, bill] = [await upload(app, customer, 'amp.pdf'), await upload(app, customer, 'bill.xlsx')];
  const files = [
    { ...bill, purpose: 'billOfMaterial' },
    { ...schematic, purpose: 'schematic' },
  ];
  expect((await add(customer, layoutWith(schematic, bill))).status).toBe(201);
  const { lines } = await cartOf(customer);
  expect(lines).toMatchObject([{ isAvailable: true, files }]);

  const order = orderDetails.parse(await (await checkOut(customer)).json());
  expect(order.lines).toMatchObject([
    { position: 1, name: 'PCB Layout', item: { service: 'layout', form: initialForms.layout }, files },
  ]);
  expect((await cartOf(customer)).lines).toEqual([]);
  expect(orderDetails.parse(await (await customer.get(`/api/orders/${order.id.slice(1)}`)).json())).toEqual(order);
  const path = `/api/admin/orders/${order.id.slice(1)}/lines`;
  expect(await (await administrator.get(path)).json()).toEqual(order.lines);
  expect((await customer.get(path)).status).toBe(403);
});

it('files of another customer, of nobody, or of a visitor are not found, and the line is not written', async () => {
  const [schematic, bill] = [await upload(app, other, 'theirs.pdf'), await upload(app, customer, 'bill.xlsx')];
  const before = [await rowsIn('cart_lines'), await rowsIn('line_files')];
  const responses = [
    await add(customer, layoutWith(schematic, bill)),
    await add(customer, { ...board, files: { gerber: [crypto.randomUUID()] } }),
    await add(clientOf(app), { ...board, files: { gerber: [bill.id] } }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect([await rowsIn('cart_lines'), await rowsIn('line_files')]).toEqual(before);
});

it('files that are listed twice for a purpose count once', async () => {
  const file = await upload(app, customer, 'twice.zip');
  const files = { gerber: [file.id, file.id.toUpperCase(), file.id] };
  expect((await add(customer, { ...board, files })).status).toBe(201);
  expect((await cartOf(customer)).lines).toMatchObject([{ files: [{ ...file, purpose: 'gerber' }] }]);
  const order = orderDetails.parse(await (await checkOut(customer)).json());
  expect(order.lines[0]?.files).toHaveLength(1);
});

it('files that are no longer the customer’s stop the checkout', async () => {
  const file = await upload(app, customer, 'board.zip');
  await add(customer, { service: 'fab', form: initialForms.fab, files: { gerber: [file.id] } });
  const before = [await rowsIn('orders'), await rowsIn('cart_lines')];
  await pool.query('update files set user_id = $2 where id = $1', [file.id, other.id]);
  expect((await checkOut(customer)).status).toBe(404);
  expect([await rowsIn('orders'), await rowsIn('cart_lines')]).toEqual(before);
  await pool.query('delete from cart_lines');
});

it('the files of a layout are required', async () => {
  const layout = { service: 'layout', form: initialForms.layout };
  const schematic = await upload(app, customer, 'amp.pdf');
  const response = await add(customer, { ...layout, files: { schematic: [schematic.id] } });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ error: { code: 'illegalForm', fields: { billOfMaterial: 'missing' } } });
  const neither = await add(customer, layout);
  expect(await neither.json()).toMatchObject({
    error: { fields: { schematic: 'missing', billOfMaterial: 'missing' } },
  });

  // A line from before files were required stays in the cart, and cannot be ordered.
  await add(customer, layoutWith(schematic, await upload(app, customer, 'bill.xlsx')));
  await pool.query(`delete from line_files where purpose = 'schematic' and cart_line_id is not null`);
  const { lines } = await cartOf(customer);
  expect(lines).toMatchObject([{ isAvailable: false }]);
  const refused = await checkOut(customer);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ error: { fields: { [`lines.${lines[0]?.id}`]: 'unavailable' } } });
  await pool.query('delete from cart_lines');
});

it('files are available to administrators if they are ordered, and each download is in the audit', async () => {
  const file = await upload(app, customer, 'പ്ലേറ്റ്.zip', 'ordered');
  const path = `/api/admin/files/${file.id}`;
  await add(customer, { service: 'fab', form: initialForms.fab, files: { gerber: [file.id] } });
  expect((await administrator.get(path)).status).toBe(404);
  const { id } = orderDetails.parse(await (await checkOut(customer)).json());
  expect((await customer.get(path)).status).toBe(403);
  expect((await clientOf(app).get(path)).status).toBe(401);
  const response = await administrator.get(path);
  expect(await response.text()).toBe('ordered');
  expect(response.headers.get('Content-Disposition')).toContain(encodeURIComponent('പ്ലേറ്റ്.zip'));
  const { rows } = await pool.query(`select actor_id, kind, record_id, after from audit where action = 'download'`);
  expect(rows).toEqual([
    { actor_id: administrator.id, kind: 'orders', record_id: Number(id.slice(1)), after: { file: file.id } },
  ]);
});

it('files without a line are deleted after 30 days, and drafts after a day; all others stay', async () => {
  await pool.query('delete from cart_lines');
  const [unused, inCart, fresh] = [
    await upload(app, customer, 'unused.zip'),
    await upload(app, customer, 'in-cart.zip'),
    await upload(app, customer, 'fresh.zip'),
  ];
  await add(customer, { service: 'fab', form: initialForms.fab, files: { gerber: [inCart.id] } });
  await pool.query(`update files set created_at = now() - interval '31 days' where id <> $1`, [fresh.id]);
  const ordered = await pool.query<{ id: string }>(
    'select file_id as id from line_files where order_number is not null',
  );
  for (const name of ['old.part', 'new.part']) writeFileSync(join(filesFolder, name), '');
  const dayBefore = Date.now() / 1_000 - 90_000;
  utimesSync(join(filesFolder, 'old.part'), dayBefore, dayBefore);

  await deleteUnusedFiles(pool, services.files, filesFolder);
  const { rows } = await pool.query<{ id: string }>('select id from files');
  const kept = rows.map(({ id }) => id);
  expect(kept).toEqual(expect.arrayContaining([inCart.id, fresh.id, ...ordered.rows.map(({ id }) => id)]));
  expect(kept).not.toContain(unused.id);
  expect(readdirSync(filesFolder).toSorted()).toEqual([...kept, 'new.part'].toSorted());
});

it('files that the store cannot remove stay in the table, and are deleted the next time', async () => {
  const { id } = await upload(app, customer, 'stuck.zip');
  await pool.query(`update files set created_at = now() - interval '31 days' where id = $1`, [id]);
  const isThere = async () => (await pool.query('select from files where id = $1', [id])).rowCount === 1;
  const broken = { ...services.files, remove: () => Promise.reject(new Error('S3 is down')) };
  await expect(deleteUnusedFiles(pool, broken, filesFolder)).rejects.toThrow('S3 is down');
  expect(await isThere()).toBe(true);
  await deleteUnusedFiles(pool, services.files, filesFolder);
  expect(await isThere()).toBe(false);
});

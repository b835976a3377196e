/** Actions on all data of a customer: the export, and the end of the account. */
import { initialForms } from '@pcb/quoting/forms';
import { expect, it } from 'vitest';
import { deleteUnusedFiles } from '../../apps/server/src/files/deleteUnusedFiles.ts';
import { openServer } from './setup/openServer.ts';
import { board, boardTotal, order } from './setup/order.ts';
import { clientOf, keyed, lastMail, password, register, signedIn, versioned } from './setup/people.ts';
import { upload } from './setup/upload.ts';

const { app, pool, services, filesFolder } = await openServer();
const nobody = clientOf(app);

const statusOf = async (response: Promise<Response>) => (await response).status;

const signIn = (email: string, typed: string) =>
  statusOf(nobody.post('/api/session/customer', { email, password: typed }));

const office = { id: 'a', name: 'Closer', text: 'Infopark Road\nKochi 682042', contact: '+91 98470', type: 'Delivery' };
const profile = {
  name: 'Closer',
  mobile: '+91 98470',
  company: 'Menon Instruments',
  state: '32',
  addresses: [office],
  emails: ['accounts@example.org'],
};

/** A customer with an order and its file, an unused file, an inquiry and a quotation. */
async function busyCustomer(name: string) {
  const customer = await signedIn(app, pool, 'customer', name);
  const { headers } = await versioned(await customer.get('/api/profile'));
  await customer.put('/api/profile', { ...profile, name }, headers);
  const kept = await upload(app, customer, 'board.zip');
  const loose = await upload(app, customer, 'draft.zip');
  await order(customer, { ...board, files: { gerber: [kept.id] } });
  await customer.post('/api/inquiries', { form: initialForms.source }, keyed());
  await customer.post('/api/cart/coupon', { code: 'WELCOME10' });
  await pool.query(
    `insert into quotations (number, user_id, customer, service, placed_on, total, search_text)
     values ($1, $1, $2::text, 'Layout', '2026-08-01', 1, $1::bigint || E'\\n' || lower($2::text) || E'\\nlayout')`,
    [customer.id, name],
  );
  return { customer, kept, loose };
}

it('a customer downloads all of their data', async () => {
  const { customer } = await busyCustomer('Exporter');
  await busyCustomer('Neighbour');
  const response = await customer.get('/api/account/export');
  expect(response.headers.get('Content-Disposition')).toContain('attachment');
  const text = await response.text();
  expect(text).not.toMatch(/Neighbour|argon2|token/i);
  expect(JSON.parse(text)).toMatchObject({
    profile: { name: 'Exporter', email: customer.email, mobile: '+91 98470', emails: ['accounts@example.org'] },
    addresses: [office],
    sessions: [{ userAgent: '' }],
    orders: [{ total: boardTotal, lines: [{ service: 'fab', quantity: 10 }], files: [{ name: 'board.zip' }] }],
    quotations: [{ service: 'Layout' }],
    inquiries: [{ status: 'Open' }],
    files: expect.arrayContaining([expect.objectContaining({ name: 'draft.zip' })]) as unknown,
  });
  expect(await pool.query("select from audit where action = 'export' and actor_id = $1", [customer.id])).toMatchObject({
    rowCount: 1,
  });
  for (let count = 0; count < 9; count += 1) await (await customer.get('/api/account/export')).text();
  expect(await statusOf(customer.get('/api/account/export'))).toBe(429);
});

it('exports more orders than a page of them', async () => {
  const customer = await signedIn(app, pool, 'customer', 'Regular');
  await pool.query(
    `insert into orders (number, user_id, customer, pcb_name, placed_on, net, search_text)
     select 1000 + n, $1, 'Regular', 'Board', '2026-08-01', 0, '' from generate_series(1, 401) n`,
    [customer.id],
  );
  const { orders } = (await (await customer.get('/api/account/export')).json()) as { orders: { number: number }[] };
  expect(new Set(orders.map(({ number }) => number)).size).toBe(401);
});

it('a closed account keeps only its orders with name and address', async () => {
  const { customer, kept, loose } = await busyCustomer('Closer');
  // An order from before addresses were stored with it.
  await pool.query("update orders set addresses = null, shipping_address = '' where user_id = $1", [customer.id]);
  const close = (typed: string) => customer.post('/api/account/closing', { password: typed });
  expect((await close('wrong')).status).toBe(401);
  const responses = await Promise.all([close(password), close(password)]);
  expect(responses.map(({ status }) => status)).toContain(204);
  expect(await lastMail(pool, customer.email)).toContain('closed');
  const mails = await pool.query('select from outbox where recipient = $1', [customer.email]);
  expect(mails.rowCount).toBe(1);
  expect(await statusOf(customer.get('/api/profile'))).toBe(401);
  expect(await signIn(customer.email, password)).toBe(401);

  await deleteUnusedFiles(pool, services.files, filesFolder);
  const administrator = await signedIn(app, pool, 'administrator', 'Boss');
  const orders = await administrator.get('/api/admin/orders?query={"search":"closer"}');
  expect(await orders.json()).toMatchObject({
    rows: [{ customer: 'Closer', shippingAddress: 'Closer\nInfopark Road\nKochi 682042\n+91 98470' }],
  });
  const files = await pool.query<{ id: string }>('select id from files where id = any($1)', [[kept.id, loose.id]]);
  expect(files.rows).toEqual([{ id: kept.id }]);
  const left = await pool.query<{ row: string }>(
    `select row_to_json(t)::text as row from users t where id = $1
     union all select row_to_json(t)::text from inquiries t where user_id = $1
     union all select row_to_json(t)::text from quotations t where user_id = $1`,
    [customer.id],
  );
  expect(left.rows).toHaveLength(3);
  expect(JSON.stringify(left.rows)).not.toMatch(/closer|98470|menon|infopark|accounts@/i);
  const found = await administrator.get('/api/admin/inquiries?query={"search":"closed account"}');
  expect(await found.json()).toMatchObject({ rows: [{ customer: 'Closed account' }] });
  expect(await statusOf(administrator.get(`/api/admin/users/${customer.id}`))).toBe(404);
  for (const table of ['sessions', 'codes', 'browsers', 'carts'])
    expect((await pool.query(`select from ${table} where user_id = $1`, [customer.id])).rowCount).toBe(0);

  const again = await register(app, pool, { name: 'Closer', email: customer.email, password });
  expect(await statusOf(nobody.post('/api/registrations/verify', again))).toBe(204);
  expect(await signIn(customer.email, password)).toBe(204);
});

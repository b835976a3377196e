/** Invoices and credit notes, which never change. */
import { type TaxDocument, taxDocument } from '@pcb/api/invoices';
import { expect, it } from 'vitest';
import { openServer } from './setup/openServer.ts';
import { order, orderNamed } from './setup/order.ts';
import { signedIn, versioned } from './setup/people.ts';

const { app, pool, services } = await openServer();
const customer = await signedIn(app, pool, 'customer', 'Asha');
const administrator = await signedIn(app, pool, 'administrator', 'Boss');

type Client = typeof administrator;

const documents = async (response: Response): Promise<TaxDocument[]> =>
  taxDocument.array().parse(await response.json());
const pathOf = (id: string) => `/api/admin/orders/${id.slice(1)}`;
const documentsOf = async (id: string, by: Client = administrator) =>
  documents(await by.get(by === administrator ? `${pathOf(id)}/invoices` : `/api/orders/${id.slice(1)}/invoices`));

async function shipped(name = 'Motor controller') {
  const id = await orderNamed(customer, name);
  await administrator.put(`${pathOf(id)}/status`, { status: 'Shipped' });
  return id;
}

async function edit(id: string, change: object) {
  const { values, headers } = await versioned(await administrator.get(pathOf(id)));
  const { id: _, flag: _flag, ...form } = values;
  return administrator.put(pathOf(id), { ...form, ...change }, headers);
}

it('an invoice states seller, buyer, lines with codes, place of supply and tax, to whole rupees', async () => {
  const id = await shipped();
  const [invoice, ...others] = await documentsOf(id, customer);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    number: expect.stringMatching(/^INV\/\d\d-\d\d\/000001$/) as unknown,
    taxable: 295_661,
    centralTax: 26_610,
    stateTax: 26_609,
    integratedTax: 0,
    rounding: 20,
    total: 348_900,
    snapshot: {
      order: { id },
      seller: { gstin: '32AAAAA0000A1ZB', cin: 'U26104KL1996PTC000000', state: '32' },
      addresses: { billing: { name: 'Asha' } },
      placeOfSupply: '32',
      lines: [
        { description: expect.stringMatching(/: Motor controller$/) as unknown, code: '8534 00 00', quantity: 10 },
        { description: 'Freight', code: '8534 00 00', amount: 29_661 },
      ],
      taxRate: 18,
    },
  });
  expect(invoice?.snapshot.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(invoice?.taxable);
});

it('an order with an invoice refuses another total, and keeps its invoice when its name changes', async () => {
  const id = await shipped();
  const before = await documentsOf(id);
  const refused = await edit(id, { total: 1 });
  expect([refused.status, await refused.json()]).toEqual([409, { error: { code: 'invoiced' } }]);
  expect((await edit(id, { customer: 'Somebody else', shippingAddress: 'Elsewhere' })).status).toBe(200);
  expect(await documentsOf(id)).toEqual(before);
});

it('a credit note cancels the invoice, then the total can change and a new invoice is issued', async () => {
  const id = await shipped();
  const post = (what: string, body?: object) => administrator.post(`${pathOf(id)}/${what}`, body);
  const credited = await documents(await post('credit-notes', { reason: 'Wrong price' }));
  expect(credited.map(({ kind, isCredited }) => [kind, isCredited])).toEqual([
    ['creditNote', false],
    ['invoice', true],
  ]);
  expect(credited[0]).toMatchObject({
    number: expect.stringMatching(/^CN\/\d\d-\d\d\/000001$/) as unknown,
    credits: { number: credited[1]?.number, reason: 'Wrong price' },
    total: credited[1]?.total,
  });
  const profile: unknown = await (await customer.get('/api/profile')).json();
  expect(profile).toMatchObject({ totalCreditNote: credited[0]?.total });
  expect((await post('credit-notes', { reason: 'Twice' })).status).toBe(404);
  const discount = await edit(id, { total: 200_000 });
  expect(discount.status).toBe(200);
  // Saving a shipped order issues its invoice.
  const [latest, ...earlier] = await documentsOf(id);
  expect(latest).toMatchObject({ kind: 'invoice', isCredited: false, total: 200_000 });
  expect(latest?.snapshot.lines.find(({ description }) => description === 'Discount')?.amount).toBeLessThan(0);
  expect(earlier).toEqual(credited);
  expect(await documents(await post('invoices'))).toHaveLength(3);
});

it('two administrators who ship and credit at once create one document each', async () => {
  const id = await orderNamed(customer, 'Twice');
  const times = [1, 2, 3];
  await Promise.all(times.map(() => administrator.put(`${pathOf(id)}/status`, { status: 'Shipped' })));
  const responses = await Promise.all(
    times.map(() => administrator.post(`${pathOf(id)}/credit-notes`, { reason: 'Returned' })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 404, 404]);
  expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(['creditNote', 'invoice']);
});

it('an invoice is issued only once an order is shipped, and customers see only their own', async () => {
  const { id } = (await (await order(customer)).json()) as { id: string };
  expect((await administrator.post(`${pathOf(id)}/invoices`)).status).toBe(404);
  const stranger = await signedIn(app, pool, 'customer', 'Stranger');
  expect((await stranger.get(`/api/orders/${id.slice(1)}/invoices`)).status).toBe(404);
  const reader = await signedIn(app, pool, 'administrator', 'Reader', 'read');
  expect((await reader.post(`${pathOf(id)}/credit-notes`, { reason: 'x' })).status).toBe(403);
});

it('the database refuses to change or delete issued documents', async () => {
  await shipped();
  for (const command of [
    'update invoices set total = total + 100, rounding = 0',
    "update invoices set snapshot = '{}'",
    'update credit_notes set reason = reason',
  ])
    await expect(pool.query(command), command).rejects.toMatchObject({ code: '42501' });
  for (const table of ['invoices', 'credit_notes'])
    await expect(services.pool.query(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
});

it('exports a month for the accountant, with negative credit notes', async () => {
  const { rows } = await pool.query<{ month: string; total: number }>(
    `select to_char(issued_on, 'YYYY-MM') as month, sum(total) filter (where credited_on is null)::int as total
     from invoices group by 1`,
  );
  const month = rows[0]?.month ?? '';
  const query = encodeURIComponent(JSON.stringify({ month }));
  const response = await administrator.get(`/api/admin/invoices/csv?query=${query}`);
  expect(response.headers.get('Content-Disposition')).toContain(`invoices-${month}.csv`);
  const [header = '', ...lines] = (await response.text()).trim().split('\r\n');
  expect(header).toContain('Taxable value (₹)');
  const sum = lines.reduce((total, line) => total + Math.round(Number(line.split(',').at(-1)) * 100), 0);
  expect(sum).toBe(rows[0]?.total);
  expect((await administrator.get('/api/admin/invoices/csv?query={"month":"2026-13"}')).status).toBe(400);
});

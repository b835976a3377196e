import { type Page, page, rowOf } from '@pcb/api/records';
import { orders } from '@pcb/records/kinds';
import { describe, expect, it } from 'vitest';
import { insertOrders } from '../../apps/server/src/seed/insertOrders.ts';
import { openServer } from './setup/openServer.ts';
import { signedIn } from './setup/people.ts';

const { app, pool } = await openServer();
const administrator = await signedIn(app, pool, 'administrator', 'Boss');
await insertOrders(pool, 300);
await pool.query(
  "update orders set pcb_name = 'Éclair 100%', customer = 'Zoë', search_text = E'7\\neclair 100%\\nzoe' where number = 7",
);

const orderPage = page(rowOf(orders));
type Query = object;

const list = async (query: Query) =>
  administrator.get(`/api/admin/orders?query=${encodeURIComponent(JSON.stringify(query))}`);
const read = async (query: Query) => orderPage.parse(await (await list(query)).json());
const ids = async (query: Query) => (await read(query)).rows.map(({ id }) => id);

/** All rows, page by page. */
async function readAll(query: Query) {
  const rows = [];
  let cursor: string | null | undefined;
  do {
    const next = await read({ ...query, limit: 37, ...(cursor && { cursor }) });
    rows.push(...next.rows);
    cursor = next.nextCursor;
  } while (cursor);
  return rows;
}

describe.each(['id', 'pcbName', 'customer', 'date', 'total'] as const)('sorted by %s', (by) => {
  it.each(['ascending', 'descending'])('%s, the pages have each row once, in order', async (direction) => {
    const rows = await readAll({ sort: { by, direction } });
    expect(rows).toHaveLength(300);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(300);
    const keys = rows.map((row) => {
      const value = by === 'id' ? Number(row.id.slice(1)) : row[by];
      return typeof value === 'string' ? Buffer.from(value.toLowerCase()).toString('latin1') : value;
    });
    const inOrder = direction === 'ascending' ? keys : keys.toReversed();
    expect(inOrder.every((key, index) => index === 0 || (inOrder[index - 1] ?? key) <= key)).toBe(true);
  });
});

it('starts with the newest rows, and counts all', async () => {
  const { rows, total } = await read({ limit: 2 });
  expect(rows.map(({ id }) => id)).toEqual(['#300', '#299']);
  expect(total).toEqual({ count: 300, isMinimum: false });
});

it('finds a row by its number, and by a part of a text, without accents and case, including characters with a meaning in SQL', async () => {
  expect(await ids({ search: '300' })).toContain('#300');
  for (const search of ['eclair', 'ÉCLAIR', 'zoë', '100%']) expect(await ids({ search })).toEqual(['#7']);
  expect(await ids({ search: '0%e' })).toEqual([]);
  expect(await ids({ search: "'; drop table orders; --" })).toEqual([]);
});

it('filters by status, customer, days and amounts, together with the search', async () => {
  const all = await readAll({});
  const [sample] = all;
  if (!sample) throw new Error('There are orders');
  const filters = {
    status: sample.status,
    customer: sample.customer.slice(0, 4).toLowerCase(),
    date: { from: sample.date, to: sample.date },
    total: { from: sample.total },
  };
  const expected = all.filter(
    ({ status, customer, date, total }) =>
      status === sample.status &&
      customer.toLowerCase().includes(filters.customer) &&
      date === sample.date &&
      total >= sample.total,
  );
  expect((await readAll({ filters })).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(await ids({ filters, search: sample.pcbName })).toContain(sample.id);
  const pending = await readAll({ filters: { status: 'Pending' } });
  expect(pending).toHaveLength(all.filter(({ status }) => status === 'Pending').length);
});

it('the filter by customer does not search the names of boards', async () => {
  expect(await ids({ filters: { customer: 'eclair' } })).toEqual([]);
  expect(await ids({ filters: { customer: 'zoe' } })).toEqual(['#7']);
});

const cursorOf = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const key = { by: 'date', key: '2025-01-01', number: 1, count: 1 };

it.each([
  ['a column that does not sort', { sort: { by: 'notes', direction: 'ascending' } }],
  ['a direction of its own', { sort: { by: 'id', direction: 'asc; drop table orders' } }],
  ['too many rows', { limit: 100_000 }],
  ['an unknown filter', { filters: { notes: 'x' } }],
  ['a filter that it lacks', { filters: { status: 'Pending', service: 'PCB Layout' } }],
  ['a range for a text', { filters: { customer: { from: 'A' } } }],
  ['a day that does not exist', { filters: { date: { from: '2025-02-30' } } }],
  ['a text for an amount', { filters: { total: { from: '1' } } }],
  ['a cursor that is none', { cursor: 'x' }],
  ['a cursor of another sort', { cursor: cursorOf(key), sort: { by: 'total', direction: 'ascending' } }],
  [
    'a cursor with a day that does not exist',
    { cursor: cursorOf({ ...key, key: 'x' }), sort: { by: 'date', direction: 'ascending' } },
  ],
])('refuses %s', async (_, query) => {
  const response = await list(query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'invalid' } });
});

it('exports every matching row, without formulas that a spreadsheet would run', async () => {
  await pool.query('update orders set pcb_name = \'=SUM(1), "x"\' where number = 9');
  await pool.query("update orders set pcb_name = '＝SUM(1)' where number = 10");
  const response = await administrator.get('/api/admin/orders/csv');
  const text = await response.text();
  expect(response.headers.get('Content-Type')).toContain('text/csv');
  expect(text.trimEnd().split('\r\n')).toHaveLength(301);
  expect(text).toContain(`#9,"'=SUM(1), ""x"""`);
  expect(text).toContain(`#10,"'＝SUM(1)"`);
});

it('exports only the header without matches, and refuses an invalid cursor before the export starts', async () => {
  const nothing = await administrator.get('/api/admin/orders/csv?query={"search":"nothing"}');
  expect(await nothing.text()).toBe('Order ID,PCB Name,Customer,Status,Date,Total (₹)\r\n');
  expect((await administrator.get('/api/admin/orders/csv?query={"cursor":"x"}')).status).toBe(400);
});

it('the second page follows a row with the longest subject', async () => {
  await pool.query(
    `insert into inquiries (number, customer, subject, placed_on, search_text)
     select number, 'Asha', repeat('മ', 500) || number, '2026-01-01', '' from generate_series(1, 3) number`,
  );
  const subjects = async (cursor?: string) => {
    const query = { sort: { by: 'subject', direction: 'ascending' }, limit: 2, ...(cursor && { cursor }) };
    const response = await administrator.get(`/api/admin/inquiries?query=${encodeURIComponent(JSON.stringify(query))}`);
    return (await response.json()) as Page<{ id: string }>;
  };
  const first = await subjects();
  const second = await subjects(first.nextCursor ?? '');
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(['#1', '#2', '#3']);
});

it('stops counting at 10,000', async () => {
  await insertOrders(pool, 10_000);
  expect((await read({})).total).toEqual({ count: 10_000, isMinimum: true });
  const filtered = await read({ filters: { status: 'Shipped' } });
  expect(filtered.total.isMinimum).toBe(false);
});

import { searches } from '@pcb/api/searches';
import type { SearchName } from '@pcb/api/searchNames';
import { initialForms } from '@pcb/quoting/forms';
import { expect, it } from 'vitest';
import { openServer } from './setup/openServer.ts';
import { boardTotal, orderNamed } from './setup/order.ts';
import { clientOf, keyed, signedIn } from './setup/people.ts';

const { app, pool } = await openServer();
const customer = await signedIn(app, pool, 'customer', 'Asha');
const stranger = await signedIn(app, pool, 'customer', 'Stranger');
const administrator = await signedIn(app, pool, 'administrator', 'Boss');

const relay = await orderNamed(customer, 'Relay board, Æther');
const sensor = await orderNamed(customer, 'Sensor_node');
const theirs = await orderNamed(stranger, 'Relay board, Æther');
await administrator.put(`/api/admin/orders/${relay.slice(1)}/status`, { status: 'Shipped' });
await pool.query(`update orders set placed_on = '2026-03-31' where number = $1`, [relay.slice(1)]);
// Adds an invoice of another day, because issued ones cannot be changed.
await pool.query(
  `alter table invoices disable trigger user; update invoices set issued_on = '2026-04-01';
   alter table invoices enable trigger user`,
);
await customer.post('/api/inquiries', { form: { ...initialForms.source, name: 'Charger' } }, keyed());
await pool.query(
  `insert into quotations (number, user_id, customer, service, placed_on, total, search_text)
   values (7, $1, 'Asha', 'Flex', '2026-05-01', 100, E'7\\nasha\\nflex'),
     (8, $2, 'Stranger', 'Flex', '2026-05-01', 100, E'8\\nstranger\\nflex')`,
  [customer.id, stranger.id],
);

async function found(name: SearchName, query: object, client = customer) {
  const response = await client.get(`/api/searches/${name}?query=${encodeURIComponent(JSON.stringify(query))}`);
  return searches[name].reply.parse(await response.json());
}
const idsOf = async (...search: Parameters<typeof found>) => (await found(...search)).rows.map(({ id }) => id);

it('finds only the customer’s own records, newest first', async () => {
  expect(await found('orders', {})).toEqual({
    rows: [
      {
        id: sensor,
        pcbName: 'Sensor_node',
        orderDate: expect.any(String) as string,
        dispatchDate: null,
        total: boardTotal,
      },
      {
        id: relay,
        pcbName: 'Relay board, Æther',
        orderDate: '2026-03-31',
        dispatchDate: '2026-04-01',
        total: boardTotal,
      },
    ],
    hasMore: false,
  });
  expect(await idsOf('orders', {}, stranger)).toEqual([theirs]);
  expect((await found('shipped', {})).rows).toMatchObject([{ id: relay, invoiceDate: '2026-04-01' }]);
  expect(await idsOf('shipped', {}, stranger)).toEqual([]);
  expect((await found('inquiries', {})).rows).toMatchObject([{ subject: 'Parts for Charger', status: 'Open' }]);
  expect(await idsOf('inquiries', {}, stranger)).toEqual([]);
  expect(await idsOf('quotations', {})).toEqual(['#7']);
  expect(await idsOf('quotations', {}, stranger)).toEqual(['#8']);
  expect((await clientOf(app).get('/api/searches/orders')).status).toBe(401);
  expect((await administrator.get('/api/searches/orders')).status).toBe(401);
});

it.each<[SearchName, object, readonly string[]]>([
  ['orders', { orderNr: relay }, [relay]],
  ['orders', { orderNr: ` ${relay.slice(1)} ` }, [relay]],
  ['orders', { orderNr: theirs }, []],
  ['orders', { pcbName: 'AETHER' }, [relay]],
  ['orders', { pcbName: 'asha' }, []],
  ['orders', { pcbName: '_' }, [sensor]],
  ['orders', { pcbName: '%' }, []],
  ['orders', { pcbName: "' or true --" }, []],
  ['orders', { pcbName: '', orderNr: '' }, [sensor, relay]],
  ['orders', { orderDate: '2026-03-31' }, [relay]],
  ['orders', { orderDate: '2026-03-30' }, []],
  ['orders', { dispatchDate: '2026-04-01' }, [relay]],
  ['orders', { pcbName: 'sensor', orderDate: '2026-03-31' }, []],
  ['quotations', { status: 'Pending' }, ['#7']],
  ['quotations', { status: 'Approved' }, []],
  ['inquiries', { status: 'Closed' }, []],
  ['shipped', { invoiceNr: 'inv/' }, [relay]],
  ['shipped', { invoiceNr: '000002' }, []],
  ['shipped', { pcbName: 'sensor' }, []],
  ['shipped', { invoiceDate: '2026-04-01' }, [relay]],
  ['shipped', { invoiceDate: '2026-04-02' }, []],
  ['shipped', { poNr: '1' }, []],
  ['inquiries', { pcbName: 'charger', inquiryNr: '#1' }, ['#1']],
  ['inquiries', { inquiryNr: '2' }, []],
  ['quotations', { inquiryNr: '7', pcbName: 'FLEX', offerDate: '2026-05-01' }, ['#7']],
  ['quotations', { inquiryNr: '8' }, []],
  ['quotations', { expiryDate: '2026-05-01' }, []],
])('finds in %s by %o: %j', async (name, query, ids) => {
  expect(await idsOf(name, query)).toEqual(ids);
});

it('refuses a field that the form does not have, and a day that does not exist', async () => {
  for (const query of ['{"customer":"Stranger"}', '{"orderDate":"2026-02-30"}', '[', '{"pcbName":1}'])
    expect((await customer.get(`/api/searches/orders?query=${encodeURIComponent(query)}`)).status).toBe(400);
  expect((await customer.get('/api/searches/queries')).status).toBe(404);
});

it('reports that more than the first 100 match', async () => {
  const many = await signedIn(app, pool, 'customer', 'Many');
  const insert = (from: number, to: number) =>
    pool.query(
      `insert into orders (number, user_id, customer, pcb_name, placed_on, net, search_text)
       select n, $1, 'Many', 'Board', '2026-01-01', 0, n || E'\\nboard\\nmany' from generate_series($2::int, $3) n`,
      [many.id, from, to],
    );
  await insert(1_001, 1_100);
  expect(await found('orders', {}, many)).toMatchObject({ rows: { length: 100 }, hasMore: false });
  await insert(1_101, 1_101);
  const { rows, hasMore } = await found('orders', { pcbName: 'board' }, many);
  expect([rows.length, rows[0]?.id, hasMore]).toEqual([100, '#1101', true]);
  expect(await idsOf('orders', { orderNr: '110' }, many)).toEqual(['#1101', '#1100']);
});

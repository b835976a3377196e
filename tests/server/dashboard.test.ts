import { parseDate } from '@internationalized/date';
import { type Dashboard, dashboard } from '@pcb/api/dashboard';
import { initialForms } from '@pcb/quoting/forms';
import { expect, it } from 'vitest';
import { businessDay } from '../../apps/server/src/businessDay.ts';
import { insertOrders } from '../../apps/server/src/seed/insertOrders.ts';
import { openServer } from './setup/openServer.ts';
import { order } from './setup/order.ts';
import { clientOf, keyed, password, register, signedIn, versioned } from './setup/people.ts';

const { app, pool } = await openServer();
const administrator = await signedIn(app, pool, 'administrator', 'Boss');
const customer = await signedIn(app, pool, 'customer', 'Asha');

const read = async (): Promise<Dashboard> =>
  dashboard.parse(await (await administrator.get('/api/admin/dashboard')).json());
const today = parseDate(businessDay());
const sumOf = (trend: Dashboard['trends']['year']) => trend.reduce((sum, { orders }) => sum + (orders ?? 0), 0);

/** The figures, counted from the orders themselves. */
async function counted() {
  const { rows } = await pool.query<{ orders: number; revenue: number }>(
    'select count(*) as orders, coalesce(sum(net + shipping), 0)::bigint as revenue from orders',
  );
  return { totalOrders: rows[0]?.orders, totalRevenue: rows[0]?.revenue };
}

it('has the months of the year, the weeks of the month and the days of the week before the first order', async () => {
  const { summary, trends, recentOrders } = await read();
  expect(summary).toEqual({ totalOrders: 0, pendingInquiries: 0, activeQuotations: 0, totalRevenue: 0 });
  const days = new Date(today.year, today.month, 0).getDate();
  expect([trends.year, trends.month, trends.week].map(({ length }) => length)).toEqual([12, Math.ceil(days / 7), 7]);
  expect([trends.year[0]?.from, trends.month[1]?.from]).toEqual([
    today.set({ month: 1, day: 1 }).toString(),
    today.set({ day: 8 }).toString(),
  ]);
  expect(new Date(trends.week[0]?.from ?? '').getUTCDay()).toBe(1);
  for (const trend of Object.values(trends))
    for (const { from, orders } of trend) expect([from, orders]).toEqual([from, from > today.toString() ? null : 0]);
  expect(recentOrders).toEqual([]);
});

it('updates its counts when orders are placed, edited or removed', async () => {
  await insertOrders(pool, 40);
  expect((await read()).summary).toMatchObject(await counted());
  await order(customer);
  const { summary, trends, recentOrders } = await read();
  expect(summary).toMatchObject(await counted());
  const pcbName = 'PCB Fabrication & Assembly (Rigid)';
  expect(recentOrders[0]).toEqual({ id: '#41', pcbName, status: 'Pending', date: today.toString() });
  expect(recentOrders).toHaveLength(6);
  expect(trends.year[today.month - 1]?.orders).toBeGreaterThan(0);
  expect(trends.month[Math.ceil(today.day / 7) - 1]?.orders).toBeGreaterThan(0);
  expect(sumOf(trends.week)).toBeGreaterThan(0);

  const path = '/api/admin/orders/41';
  const { values, headers } = await versioned(await administrator.get(path));
  const { id: _, flag: _flag, ...form } = values;
  const past = { ...form, date: '2020-02-29', total: 118 };
  expect((await administrator.put(path, past, headers)).status).toBe(200);
  const after = await read();
  expect(after.summary).toMatchObject(await counted());
  expect(sumOf(after.trends.year)).toBe(sumOf(trends.year) - 1);
  await pool.query('delete from orders where number = 40');
  expect((await read()).summary).toMatchObject(await counted());
});

it('counts the waiting tasks, and lists the events with their persons', async () => {
  await customer.post('/api/inquiries', { form: initialForms.source }, keyed());
  const coating = { name: 'Coating', description: 'Acrylic', price: '₹2,200', status: 'Active' };
  await administrator.post('/api/admin/services', coating, keyed());
  await administrator.put('/api/admin/orders/3/status', { status: 'Shipped' });
  const email = 'new@example.org';
  await clientOf(app).post('/api/registrations/verify', await register(app, pool, { name: 'New', email, password }));

  const { summary, activity } = await read();
  expect(summary).toMatchObject({ pendingInquiries: 1, activeQuotations: 0 });
  const at: unknown = expect.stringMatching(`^${today.toString()}T`);
  expect(activity.slice(0, 4).map(({ id: _, ...event }) => event)).toEqual([
    { kind: 'users', action: 'register', record: 'New', status: null, actor: 'New', at },
    { kind: 'orders', action: 'set status', record: '#3', status: 'Shipped', actor: 'Boss', at },
    { kind: 'services', action: 'add', record: 'Coating', status: null, actor: 'Boss', at },
    { kind: 'inquiries', action: 'place', record: '#1', status: null, actor: 'Asha', at },
  ]);
});

it('lists waiting tasks, oldest first, and overdue orders', async () => {
  await pool.query("update orders set status = 'Shipped'");
  const { id } = (await (await order(customer)).json()) as { id: string };
  const orderId = Number(id.slice(1));
  const groups = async () =>
    Object.fromEntries((await read()).work.map(({ group, items }) => [group, items.map((item) => item.id)]));
  const unpaid = ['#3'];
  expect(await groups()).toEqual({ answer: ['#1'], check: [id], dispatch: [], overdue: [], unpaid });
  const { rows } = await pool.query<{ due: string }>('select due_on as due from orders where number = $1', [orderId]);
  expect((rows[0]?.due ?? '') > today.toString()).toBe(true);
  for (let count = 0; count < 6; count += 1)
    await customer.post('/api/inquiries', { form: initialForms.source }, keyed());
  expect((await groups())['answer']).toEqual(['#1', '#2', '#3', '#4', '#5', '#6', '#7']);
  await administrator.put(`/api/admin/orders/${orderId}/status`, { status: 'In Production' });
  await pool.query("update orders set due_on = '2020-01-01' where number = $1", [orderId]);
  expect(await groups()).toMatchObject({ check: [], dispatch: [id], overdue: [id] });
  await customer.post(`/api/orders/${orderId}/messages`, { text: 'Where is it?', files: [] }, keyed());
  expect((await groups())['answer']).toContain(id);
  await administrator.put(`/api/admin/orders/${orderId}/status`, { status: 'Shipped' });
  expect(await groups()).toMatchObject({ overdue: [], unpaid: [...unpaid, id] });
});

it('is for administrators', async () => {
  expect((await customer.get('/api/admin/dashboard')).status).toBe(403);
});

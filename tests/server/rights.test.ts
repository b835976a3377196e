/** The rights of administrators, on every route for them. */
import { administratorRights, type AdministratorRights } from '@pcb/records/rights';
import { expect, it } from 'vitest';
import { createApp } from '../../apps/server/src/app.ts';
import { nonEmpty } from '../helpers/nonEmpty.ts';
import { openServer } from './setup/openServer.ts';
import { clientOf, signedIn } from './setup/people.ts';

const { app, pool, services } = await openServer();
const cookies = Object.fromEntries(
  await Promise.all(
    administratorRights.map(async (rights) => [
      rights,
      (await signedIn(app, pool, 'administrator', rights, rights)).cookie,
    ]),
  ),
) as Record<AdministratorRights, string>;

/** Whether administrators with these rights may use a route, according to docs/how-to/server.md. */
function mayUse(rights: AdministratorRights, method: string, path: string): boolean {
  const [, area = '', rest] = /^\/api\/admin\/([a-z]+)(?:\/(.*))?$/.exec(path) ?? [];
  if (rights === 'all' || area === 'account') return true;
  if (area === 'team' || (area === 'users' && rest === 'csv')) return false;
  return method === 'GET' || (rights === 'orders' && ['orders', 'quotations', 'inquiries', 'files'].includes(area));
}

const routes = nonEmpty(app.routes.filter(({ path }) => path.startsWith('/api/admin/') && !path.endsWith('*')));
const cases = routes.flatMap(({ method, path }) =>
  administratorRights.map((rights) => ({ rights, method, path, may: mayUse(rights, method, path) })),
);

it.each(cases)('$rights: $method $path, $may', async ({ rights, method, path, may }) => {
  // The record does not exist, so allowed requests do not change any.
  const url = path.replace(/:[a-z]+/g, '999999');
  const response = await app.request(url, { method, headers: { cookie: cookies[rights] } });
  expect(response.status === 403).toBe(!may);
  if (!may) expect(await response.json()).toEqual({ error: { code: 'forbidden' } });
});

it('checks rights only in a session and on existing routes', async () => {
  expect((await clientOf(app).get('/api/admin/orders')).status).toBe(401);
  expect((await clientOf(app, cookies.all).get('/api/admin/nothing')).status).toBe(404);
  const head = await app.request('/api/admin/users/csv', { method: 'HEAD', headers: { cookie: cookies.read } });
  expect(head.status).toBe(403);
});

it('refuses a route without a declared right', async () => {
  const other = createApp(services);
  other.get('/api/admin/news', (context) => context.text('news'));
  expect((await clientOf(other, cookies.all).get('/api/admin/news')).status).toBe(403);
});

it('applies new rights at once, even in an existing session', async () => {
  const { id, ...promoted } = await signedIn(app, pool, 'administrator', 'Promoted', 'read');
  const save = () => promoted.put('/api/admin/orders/999999/status', { status: 'Shipped' });
  expect((await save()).status).toBe(403);
  await pool.query("update users set rights = 'orders' where id = $1", [id]);
  expect((await save()).status).toBe(404);
  expect(await (await promoted.get('/api/session')).json()).toMatchObject({ rights: 'orders' });
});

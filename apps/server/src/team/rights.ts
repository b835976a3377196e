import type { Rights } from '@pcb/api/team';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ApiError } from '../http/apiError.ts';
import type { Env } from '../http/types.ts';

const base = '/api/admin/';

/** The routes of administrators, by the least rights that they need. A route that is not here is refused to everybody. */
const routes: Readonly<Record<Rights, readonly string[]>> = {
  read: [
    ...['GET dashboard', 'GET settings', 'GET files/:id'],
    ...['GET orders', 'GET orders/csv', 'GET orders/:key', 'GET orders/:number/files'],
    ...['GET quotations', 'GET quotations/csv', 'GET quotations/:key'],
    ...['GET inquiries', 'GET inquiries/csv', 'GET inquiries/:key'],
    ...['GET services', 'GET services/csv', 'GET services/:key'],
    ...['GET users', 'GET users/:key'],
    ...['PUT account/password', 'POST account/recovery-codes'],
    ...['GET account/sessions', 'DELETE account/sessions', 'DELETE account/sessions/:id'],
  ],
  orders: [
    ...['PUT orders/:key', 'PUT orders/:key/status'],
    ...['PUT quotations/:key', 'PUT quotations/:key/status'],
    'PUT inquiries/:key/status',
  ],
  all: [
    ...['GET team', 'POST team', 'PUT team/:id', 'DELETE team/:id'],
    'PUT settings',
    ...['POST services', 'PUT services/:key', 'DELETE services/:key'],
    // Everybody's address in one file.
    'GET users/csv',
    ...['POST users', 'PUT users/:key', 'DELETE users/:key'],
  ],
};

const allowed: Readonly<Record<Rights, readonly string[]>> = {
  read: routes.read,
  orders: [...routes.read, ...routes.orders],
  all: [...routes.read, ...routes.orders, ...routes.all],
};

/** Refuses what the administrator's rights do not include. Use it after `guard`. */
export const requireRights: MiddlewareHandler<Env> = async (context, next) => {
  const { rights } = context.get('person');
  // '/users/csv' also matches '/users/:key': the administrator needs the rights for both.
  const matched = matchedRoutes(context).filter(({ path }) => !path.endsWith('*'));
  if (matched.length === 0) throw new ApiError('notFound');
  const isAllowed = ({ method, path }: { method: string; path: string }) =>
    rights !== null && path.startsWith(base) && allowed[rights].includes(`${method} ${path.slice(base.length)}`);
  if (!matched.every(isAllowed)) throw new ApiError('forbidden');
  await next();
};

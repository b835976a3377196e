import { everyRoute } from '@pcb/api/routes';
import type { Rights } from '@pcb/api/team';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ApiError } from '../http/apiError.ts';
import type { Env } from '../http/types.ts';

const included: Readonly<Record<Rights, readonly string[]>> = {
  read: ['read'],
  orders: ['read', 'orders'],
  all: ['read', 'orders', 'all'],
};

/** Refuses requests beyond the administrator's rights, and routes outside @pcb/api. Use it after `guard`. */
export const requireRights: MiddlewareHandler<Env> = async (context, next) => {
  const { rights } = context.get('person');
  // '/users/csv' also matches '/users/:key': the administrator needs the rights for both.
  const matched = matchedRoutes(context).filter(({ path }) => !path.endsWith('*'));
  if (matched.length === 0) throw new ApiError('notFound');
  const isAllowed = ({ method, path }: { method: string; path: string }) =>
    rights !== null && included[rights].includes(everyRoute[`${method} ${path}`]?.for ?? '');
  if (!matched.every(isAllowed)) throw new ApiError('forbidden');
  await next();
};

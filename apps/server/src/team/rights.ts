import { everyRoute } from '@pcb/api/routes';
import { administratorRights, includesRights } from '@pcb/records/rights';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ApiError } from '../http/apiError.ts';
import type { Env } from '../http/types.ts';

/** Refuses requests beyond the administrator's rights, and routes outside @pcb/api. Use it after `guard`. */
export const requireRights: MiddlewareHandler<Env> = async (context, next) => {
  const { rights } = context.get('person');
  // '/users/csv' also matches '/users/:key': the administrator needs the rights for both.
  const matched = matchedRoutes(context).filter(({ path }) => !path.endsWith('*'));
  if (matched.length === 0) throw new ApiError('notFound');
  const isAllowed = ({ method, path }: { method: string; path: string }) => {
    const audience = everyRoute[`${method} ${path}`]?.audience;
    const needed = administratorRights.find((one) => one === audience);
    return rights !== null && needed !== undefined && includesRights(rights, needed);
  };
  if (!matched.every(isAllowed)) throw new ApiError('forbidden');
  await next();
};

import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../http/apiError.ts';
import type { Env, Services } from '../http/types.ts';
import { personOf, type Role } from './sessions.ts';

/** Lets a request pass that comes from somebody in this role, and says who it is. */
export const guard =
  ({ pool }: Services, role: Role): MiddlewareHandler<Env> =>
  async (context, next) => {
    const person = await personOf(context, pool, role);
    if (!person) {
      const isCustomer = role === 'administrator' && (await personOf(context, pool, 'customer'));
      throw new ApiError(isCustomer ? 'forbidden' : 'signedOut');
    }
    context.set('person', person);
    await next();
  };

import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../http/apiError.ts';
import type { Env, Services } from '../http/types.ts';
import { personOf, type Role } from './sessions.ts';

export const guard =
  (services: Services, role: Role): MiddlewareHandler<Env> =>
  async (context, next) => {
    const person = await personOf(context, services, role);
    if (!person) {
      const isCustomer = role === 'administrator' && (await personOf(context, services, 'customer'));
      throw new ApiError(isCustomer ? 'forbidden' : 'signedOut');
    }
    context.set('person', person);
    await next();
  };

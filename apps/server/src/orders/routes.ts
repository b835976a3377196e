import { recordNumber } from '@pcb/api/values';
import { Hono } from 'hono';
import { guard } from '../auth/guard.ts';
import { ApiError } from '../http/apiError.ts';
import type { Env, Services } from '../http/types.ts';
import { findOrder, ordersOf } from './find.ts';

/** The orders of the customer who is signed in. */
export function orderRoutes(services: Services): Hono<Env> {
  const { pool } = services;
  const app = new Hono<Env>();
  app.use(guard(services, 'customer'));

  app.get('/', async (context) => context.json(await ordersOf(pool, context.get('person').id)));
  app.get('/:number', async (context) => {
    const { success, data } = recordNumber.safeParse(context.req.param('number'));
    if (!success) throw new ApiError('notFound');
    return context.json(await findOrder(pool, context.get('person').id, Number(data)));
  });
  return app;
}

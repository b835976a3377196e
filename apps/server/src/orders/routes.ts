import { recordNumber } from '@pcb/api/values';
import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { findOrder, linesOf, ordersOf, partiesOf } from './find.ts';

const numberIn = (parameters: { number: string }) => Number(recordNumber.safeParse(parameters.number).data ?? 0);

/** The orders of the customer who is signed in, and what was ordered for administrators. */
export function orderRoutes({ handle }: Handlers, services: Services) {
  const { pool } = services;

  handle('GET /api/orders', async (context) => ordersOf(pool, context.get('person').id));
  handle('GET /api/orders/:number', async (context, { parameters }) => {
    const { success, data } = recordNumber.safeParse(parameters.number);
    if (!success) throw new ApiError('notFound');
    return findOrder(pool, context.get('person').id, Number(data));
  });
  handle('GET /api/admin/orders/:number/parties', async (_, { parameters }) => partiesOf(pool, numberIn(parameters)));
  handle('GET /api/admin/orders/:number/lines', async (_, { parameters }) => linesOf(pool, numberIn(parameters)));
}

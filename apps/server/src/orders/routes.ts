import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { findOrder, linesOf, ordersOf, partiesOf } from './find.ts';

/** The orders of the signed-in customer, and the ordered lines for administrators. */
export function orderRoutes({ handle }: Handlers, services: Services) {
  const { pool } = services;

  handle('GET /api/orders', async (context) => ordersOf(pool, context.get('person').id));
  handle('GET /api/orders/:number', async (context, { parameters }) =>
    findOrder(pool, context.get('person').id, parameters.number),
  );
  handle('GET /api/admin/orders/:number/parties', async (_, { parameters }) => partiesOf(pool, parameters.number));
  handle('GET /api/admin/orders/:number/lines', async (_, { parameters }) => linesOf(pool, parameters.number));
}

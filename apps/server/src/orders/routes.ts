import { idempotencyHeader, idempotencyKey, type PlacedOrder, placing } from '@pcb/api/orders';
import { recordNumber } from '@pcb/api/values';
import { Hono } from 'hono';
import { guard } from '../auth/guard.ts';
import { type Sql, tx } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/body.ts';
import type { Env, Services } from '../http/types.ts';
import { placeOrder } from './place.ts';

const columns = `'#' || o.number as id, o.placed_on as date, o.status, o.pcb_name as "pcbName", o.net,
  o.central_tax as "centralTax", o.state_tax as "stateTax", o.integrated_tax as "integratedTax", o.total,
  i.number as invoice`;
const from = 'from orders o left join invoices i on i.order_number = o.number';

/** An order of a customer. Another customer's counts as none: the answer does not tell that it exists. */
async function findOrder(sql: Sql, userId: number, number: number): Promise<PlacedOrder> {
  const { rows } = await sql.query<PlacedOrder>(`select ${columns} ${from} where o.user_id = $1 and o.number = $2`, [
    userId,
    number,
  ]);
  const [found] = rows;
  if (!found) throw new ApiError('notFound');
  return found;
}

/** The orders of the customer who is signed in. */
export function orderRoutes(services: Services): Hono<Env> {
  const { pool, config, onMail } = services;
  const app = new Hono<Env>();
  app.use(guard(services, 'customer'));

  app.post('/', async (context) => {
    const person = context.get('person');
    const key = idempotencyKey.safeParse(context.req.header(idempotencyHeader));
    if (!key.success) throw new ApiError('invalid', { fields: { [idempotencyHeader]: 'missing' } });
    const body = await readBody(context, placing);
    const number = await tx(pool, (sql) => placeOrder(sql, person, key.data, body, config.SELLER_STATE));
    onMail();
    return context.json(await findOrder(pool, person.id, number), 201);
  });
  app.get('/', async (context) => {
    const { rows } = await pool.query<PlacedOrder>(
      `select ${columns} ${from} where o.user_id = $1 order by o.number desc limit 200`,
      [context.get('person').id],
    );
    return context.json(rows);
  });
  app.get('/:number', async (context) => {
    const { success, data } = recordNumber.safeParse(context.req.param('number'));
    if (!success) throw new ApiError('notFound');
    return context.json(await findOrder(pool, context.get('person').id, Number(data)));
  });
  return app;
}

import type { Overview } from '@pcb/api/account';
import { Hono } from 'hono';
import { guard } from '../auth/guard.ts';
import type { Env, Services } from '../http/types.ts';

/** The figures of the customer's dashboard. */
export function overviewRoutes(services: Services): Hono<Env> {
  const { pool } = services;
  const app = new Hono<Env>();
  app.get('/', guard(services, 'customer'), async (context) => {
    const of = [context.get('person').id];
    const { rows } = await pool.query<Overview['counts']>(
      `select (select count(*) from orders where user_id = u.id) as orders,
         (select count(*) from orders where user_id = u.id and status = 'Shipped') as shipped,
         (select count(*) from quotations where user_id = u.id and status = 'Pending') as quotations,
         (select count(*) from inquiries where user_id = u.id and status = 'Open') as inquiries
       from users u where id = $1`,
      of,
    );
    const latest = await pool.query<Overview['latestOrders'][number]>(
      `select '#' || o.number as id, pcb_name as "pcbName", placed_on as date, status, i.issued_on as "dispatchDate"
       from orders o left join invoices i on i.order_number = o.number
       where user_id = $1 order by o.number desc limit 50`,
      of,
    );
    const waiting = await pool.query<Overview['waiting'][number]>(
      `select '#' || number as id, 'quotation' as kind, service as "pcbName" from quotations
       where user_id = $1 and status = 'Pending' order by number limit 20`,
      of,
    );
    return context.json({ counts: rows[0], latestOrders: latest.rows, waiting: waiting.rows });
  });
  return app;
}

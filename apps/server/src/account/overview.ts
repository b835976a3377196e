import { overview } from '@pcb/api/account';
import { readRow, readRows } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { unpaidInvoices } from '../payments/balance.ts';

export function overviewRoutes({ handle }: Handlers, services: Services) {
  const { pool } = services;
  handle('GET /api/overview', async (context) => {
    const values = [context.get('person').id];
    const counts = await readRow(
      pool,
      overview.shape.counts,
      `select (select count(*) from orders where user_id = users.id) as orders,
         (select count(*) from orders where user_id = users.id and status = 'Shipped') as shipped,
         (select count(*) from quotations where user_id = users.id and status = 'Pending') as quotations,
         (select count(*) from inquiries where user_id = users.id and status = 'Open') as inquiries,
         (select count(*) from orders where user_id = users.id and awaits = 'customer') as queries,
         (select count(*) from ${unpaidInvoices} where u.user_id = users.id and u.balance > 0) as invoices
       from users where id = $1`,
      values,
    );
    const latestOrders = await readRows(
      pool,
      overview.shape.latestOrders.element,
      `select '#' || o.number as id, pcb_name as "pcbName", placed_on as date, status, flag, i.issued_on as "dispatchDate"
       from orders o left join invoices i on i.order_number = o.number and i.credited_on is null
       where user_id = $1 order by o.number desc limit 50`,
      values,
    );
    const waiting = await readRows(
      pool,
      overview.shape.waiting.element,
      `(select '#' || number as id, 'query' as kind, pcb_name as about, null::date as due
         from orders where user_id = $1 and awaits = 'customer' order by number limit 20)
       union all
       (select '#' || number, 'quotation', service, (
           select valid_until from quotation_versions where quotation_number = number order by version desc limit 1
         ) from quotations where user_id = $1 and status = 'Pending' order by number limit 20)
       union all
       (select number, 'invoice', pcb_name, null from ${unpaidInvoices} where user_id = $1 and balance > 0
         order by issued_on, number limit 20)`,
      values,
    );
    if (!counts) throw new ApiError('signedOut');
    return { counts, latestOrders, waiting };
  });
}

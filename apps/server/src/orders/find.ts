import { type PlacedOrder, placedOrder } from '@pcb/api/orders';
import type { Sql } from '../database/pool.ts';
import { readRows } from '../database/rows.ts';
import { filesWhere } from '../files/lineFiles.ts';
import { ApiError } from '../http/apiError.ts';

const select = `select '#' || o.number as id, o.placed_on as date, o.status, o.pcb_name as "pcbName", o.net,
  o.central_tax as "centralTax", o.state_tax as "stateTax", o.integrated_tax as "integratedTax", o.shipping, o.total,
  i.number as invoice, ${filesWhere('order_number = o.number')} as files
  from orders o left join invoices i on i.order_number = o.number`;

/** Another customer's order counts as missing, so that the response does not reveal it. */
export async function findOrder(sql: Sql, userId: number, number: number): Promise<PlacedOrder> {
  const [found] = await readRows(sql, placedOrder, `${select} where o.user_id = $1 and o.number = $2`, [
    userId,
    number,
  ]);
  if (!found) throw new ApiError('notFound');
  return found;
}

export async function ordersOf(sql: Sql, userId: number): Promise<PlacedOrder[]> {
  const rows = await readRows(sql, placedOrder, `${select} where o.user_id = $1 order by o.number desc limit 200`, [
    userId,
  ]);
  return rows;
}

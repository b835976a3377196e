import {
  type OrderDetails,
  orderedLine,
  type OrderedLine,
  orderParties,
  type PlacedOrder,
  placedOrder,
} from '@pcb/api/orders';
import type { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow, readRows } from '../database/rows.ts';
import { filesWhere } from '../files/lineFiles.ts';
import { ApiError } from '../http/apiError.ts';

const select = `select '#' || o.number as id, o.placed_on as date, o.status, o.pcb_name as "pcbName", o.flag, o.net,
  o.central_tax as "centralTax", o.state_tax as "stateTax", o.integrated_tax as "integratedTax", o.shipping, o.total,
  i.number as invoice, i.issued_on as "dispatchDate" from orders o left join invoices i on i.order_number = o.number and i.credited_on is null`;

/** The lines of an order, sorted as in the cart; empty for an order that does not exist. */
export const linesOf = (sql: Sql, number: number): Promise<OrderedLine[]> =>
  readRows(
    sql,
    orderedLine,
    `select l.position, l.name, l.quantity, l.unit, l.amount,
       case when l.part_id is not null then json_build_object('part', l.part_id)
         when l.service is not null then json_build_object('service', l.service, 'form', l.form) end as item,
       ${filesWhere('order_number = l.order_number and line_files.position = l.position')} as files
     from order_lines l where l.order_number = $1 order by l.position`,
    [number],
  );

/** @throws `notFound` */
export async function partiesOf(sql: Sql, number: number): Promise<z.output<typeof orderParties>> {
  const found = await readRow(
    sql,
    orderParties,
    'select addresses, place_of_supply as "placeOfSupply" from orders where number = $1',
    [number],
  );
  if (!found) throw new ApiError('notFound');
  return found;
}

/** An order of a customer. @throws `notFound`, also for another customer's order, to avoid revealing that it exists */
export async function findOrder(sql: Sql, userId: number, number: number): Promise<OrderDetails> {
  const found = await readRow(sql, placedOrder, `${select} where o.user_id = $1 and o.number = $2`, [userId, number]);
  if (!found) throw new ApiError('notFound');
  return { ...found, ...(await partiesOf(sql, number)), lines: await linesOf(sql, number) };
}

/** The latest orders of a customer, newest first. */
export const ordersOf = (sql: Sql, userId: number): Promise<PlacedOrder[]> =>
  readRows(sql, placedOrder, `${select} where o.user_id = $1 order by o.number desc limit 200`, [userId]);

import { placedOrder } from '@pcb/api/orders';
import { type OrderStep, type Side, sides } from '@pcb/records/orderSteps';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError, fieldError } from '../http/apiError.ts';
import { type OrderState, refusalOf } from './steps.ts';

const stateRow = z.strictObject({
  status: placedOrder.shape.status,
  isCancelled: z.boolean(),
  awaits: z.enum(sides).nullable(),
  hasDispatches: z.boolean(),
  version: z.number(),
});

/** The state of a customer's order, or with `userId` null of anyone's. @throws `notFound` */
export async function stateOf(sql: Sql, number: number, userId: number | null, { forUpdate = false } = {}) {
  const found = await readRow(
    sql,
    stateRow,
    `select status, cancelled_at is not null as "isCancelled", awaits, version,
       exists (select from order_events where order_number = number and step = 'dispatch') as "hasDispatches"
     from orders where number = $1 and ($2::bigint is null or user_id = $2) ${forUpdate ? 'for update' : ''}`,
    [number, userId],
  );
  if (!found) throw new ApiError('notFound');
  return found;
}

/** @throws `impossible` with the reason */
export function checkStep(step: OrderStep, side: Side, state: OrderState) {
  const refusal = refusalOf(step, side, state);
  if (refusal) throw fieldError('impossible', 'step', refusal);
}

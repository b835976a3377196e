import type { TakenStep } from '@pcb/api/production';
import type { Sql } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { leftOf } from './events.ts';

type Dispatch = Omit<Extract<TakenStep, { step: 'dispatch' }>, 'step'>;

/** Returns whether everything is dispatched. @throws `impossible` for more than the remaining quantity */
export async function dispatch(
  sql: Sql,
  number: number,
  event: number,
  { carrier, tracking, lines }: Dispatch,
): Promise<boolean> {
  const left = await leftOf(sql, number);
  if (left.length > 0 && lines.length === 0) throw new ApiError('impossible', { fields: { step: 'nothingChosen' } });
  for (const { position, quantity } of lines)
    if (quantity > (left.find((line) => line.position === position)?.quantity ?? 0))
      throw new ApiError('impossible', { fields: { step: 'moreThanLeft' } });
  await sql.query('insert into dispatches (event_id, carrier, tracking) values ($1, $2, $3)', [
    event,
    carrier,
    tracking,
  ]);
  await sql.query(
    `insert into dispatch_lines (event_id, order_number, position, quantity)
     select $1, $2, position, quantity from json_to_recordset($3) as l (position int, quantity int)`,
    [event, number, JSON.stringify(lines)],
  );
  return (await leftOf(sql, number)).length === 0;
}

/** Dispatches the remaining quantity when an administrator chooses the status in a list or form. */
export async function dispatchRest(sql: Sql, number: number, event: number): Promise<void> {
  const left = await leftOf(sql, number);
  const lines = left.map(({ position, quantity }) => ({ position, quantity }));
  await dispatch(sql, number, event, { carrier: '', tracking: '', lines });
}

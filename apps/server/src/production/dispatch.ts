import type { TakenStep } from '@pcb/api/production';
import type { Sql } from '../database/pool.ts';
import { fieldError } from '../http/apiError.ts';
import { remainingLines } from './events.ts';

type Dispatch = Omit<Extract<TakenStep, { step: 'dispatch' }>, 'step'>;

/** Returns whether everything is dispatched. @throws `impossible` for more than the remaining quantity */
export async function dispatch(
  sql: Sql,
  number: number,
  event: number,
  { carrier, tracking, lines }: Dispatch,
): Promise<boolean> {
  const remaining = await remainingLines(sql, number);
  if (remaining.length > 0 && lines.length === 0) throw fieldError('impossible', 'step', 'nothingChosen');
  for (const { position, quantity } of lines)
    if (quantity > (remaining.find((line) => line.position === position)?.quantity ?? 0))
      throw fieldError('impossible', 'step', 'moreThanRemaining');
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
  return (await remainingLines(sql, number)).length === 0;
}

/** Dispatches the remaining quantity when an administrator chooses the status in a list or form. */
export async function dispatchRemaining(sql: Sql, number: number, event: number): Promise<void> {
  const remaining = await remainingLines(sql, number);
  const lines = remaining.map(({ position, quantity }) => ({ position, quantity }));
  await dispatch(sql, number, event, { carrier: '', tracking: '', lines });
}

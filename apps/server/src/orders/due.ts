import { parseDate } from '@internationalized/date';
import { addWorkingDays, sundaysOff } from '@pcb/quoting/workingDays';
import { businessDay } from '../businessDay.ts';
import type { Sql } from '../database/pool.ts';

/** Sets the due day of an order that is placed today: after the longest lead time of its lines. */
export async function setDueDay(sql: Sql, number: number, lines: readonly { leadDays?: number }[]): Promise<void> {
  const days = Math.max(0, ...lines.map(({ leadDays = 0 }) => leadDays));
  const due = addWorkingDays(parseDate(businessDay()), days, sundaysOff);
  await sql.query('update orders set due_on = $2 where number = $1', [number, due.toString()]);
}

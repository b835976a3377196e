import { z } from 'zod';
import { type Pool, type Sql, transaction } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { insertRows } from './insertRows.ts';
import { sampleOrder } from './samples.ts';

const lastRow = z.strictObject({ last: z.number() });

const batchSize = 2_000;

/** In a separate transaction: a longer one would make customers wait who order at the same time. */
async function takeNumbers(pool: Pool, count: number, after: number): Promise<number> {
  const added = await readRow(
    pool,
    lastRow,
    `insert into number_series as s (kind, period, last) values ('order', 'all', $2)
     on conflict (kind, period) do update set last = greatest(s.last + $1, $2) returning last`,
    [count, after + count],
  );
  return (added?.last ?? 0) - count + 1;
}

async function returnNumbers(pool: Pool, first: number, count: number) {
  const last = first + count - 1;
  if (first === 1) await pool.query("delete from number_series where kind = 'order' and last = $1", [last]);
  else await pool.query("update number_series set last = $2 where kind = 'order' and last = $1", [last, first - 1]);
}

interface Options {
  onProgress?: (done: number) => void;
  after?: number;
  addMore?: (sql: Sql) => Promise<void>;
}

export async function insertOrders(pool: Pool, count: number, { onProgress, after = 0, addMore }: Options = {}) {
  const first = count === 0 ? 0 : await takeNumbers(pool, count, after);
  try {
    await transaction(pool, async (sql) => {
      await sql.query('set local statement_timeout = 0');
      await sql.query('set local idle_in_transaction_session_timeout = 0');
      for (let done = 0; done < count; done += batchSize) {
        const size = Math.min(batchSize, count - done);
        const orders = Array.from({ length: size }, (_, index) => sampleOrder(first + done + index));
        await insertRows(sql, 'orders', orders);
        onProgress?.(done + size);
      }
      await addMore?.(sql);
    });
  } catch (error) {
    if (count > 0) await returnNumbers(pool, first, count);
    throw error;
  }
  await pool.query('analyze orders');
}

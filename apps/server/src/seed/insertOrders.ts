import { type Pool, tx } from '../database/pool.ts';
import { insertRows } from './insertRows.ts';
import { sampleOrder } from './samples.ts';

const batchSize = 2_000;

/** Adds sample orders with the next numbers, and reports the progress after each batch. */
export async function insertOrders(pool: Pool, count: number, onProgress: (done: number) => void): Promise<void> {
  for (let done = 0; done < count;) {
    const size = Math.min(batchSize, count - done);
    await tx(pool, async (sql) => {
      const { rows } = await sql.query<{ last: number }>(
        `insert into number_series as s (kind, period, last) values ('order', 'all', $1)
         on conflict (kind, period) do update set last = s.last + $1 returning last`,
        [size],
      );
      const first = (rows[0]?.last ?? 0) - size + 1;
      const orders = Array.from({ length: size }, (_, index) => sampleOrder(first + index));
      await insertRows(sql, 'orders', orders);
    });
    done += size;
    onProgress(done);
  }
  await pool.query('analyze orders');
}

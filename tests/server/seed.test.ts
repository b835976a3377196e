import { afterAll, expect, it } from 'vitest';
import { createPool, transaction } from '../../apps/server/src/database/pool.ts';
import { nextNumber } from '../../apps/server/src/orders/numbers.ts';
import { insertOrders } from '../../apps/server/src/seed/insertOrders.ts';
import { openDatabase } from './setup/openServer.ts';

const { url, pool } = await openDatabase();
// A pool with the time limits of requests.
const hasty = createPool(url, 2, 1);
afterAll(() => hasty.end());

const takeNumber = () => transaction(hasty, (sql) => nextNumber(sql, 'order'));

it('seeding has no time limit, and customers can order at the same time', async () => {
  let number = 0;
  await insertOrders(hasty, 3_000, {
    addMore: async (sql) => {
      number = await takeNumber();
      await sql.query('select pg_sleep(1.5)');
    },
  });
  expect(number).toBe(3_001);
  expect((await pool.query('select from orders')).rowCount).toBe(3_000);
});

it('an error rolls back all sample orders without a gap in the numbers', async () => {
  const addMore = () => Promise.reject(new Error('The disk is full'));
  await expect(insertOrders(pool, 3_000, { addMore })).rejects.toThrow('The disk is full');
  expect((await pool.query('select from orders')).rowCount).toBe(3_000);
  expect(await takeNumber()).toBe(3_002);
  await pool.query('delete from number_series');
  await expect(insertOrders(pool, 10, { addMore })).rejects.toThrow('The disk is full');
  expect(await takeNumber()).toBe(1);
});

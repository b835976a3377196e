import pg from 'pg';
import { expect, it } from 'vitest';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from './setup/openServer.ts';

const { url, pool } = await openDatabase();

it('runs each file once, also when processes start together', async () => {
  await pool.query('drop schema public cascade; create schema public');
  const ran = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const names = ran.flat();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

it('the audit cannot be changed or emptied', async () => {
  await pool.query("insert into audit (action, kind) values ('add', 'orders')");
  for (const change of ["update audit set action = 'x'", 'delete from audit', 'truncate audit'])
    await expect(pool.query(change)).rejects.toThrow(pg.DatabaseError);
  expect((await pool.query('select from audit')).rowCount).toBe(1);
});

it.each([
  ['a tax of another rate', 'net, central_tax, state_tax', '10000, 600, 600'],
  ['both kinds of tax', 'net, central_tax, state_tax, integrated_tax', '10000, 450, 450, 900'],
  ['unequal halves', 'net, central_tax, state_tax', '10000, 1000, 800'],
  ['a negative amount', 'net', '-1'],
])('an order cannot have %s', async (_, columns, values) => {
  const insert = `insert into orders (number, customer, pcb_name, placed_on, search_text, ${columns}) values (1, 'A', 'B', '2026-01-01', '', ${values})`;
  await expect(pool.query(insert)).rejects.toMatchObject({ code: '23514' });
});

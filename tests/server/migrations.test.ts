import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { createPool } from '../../apps/server/src/database/pool.ts';
import { createDatabase, openDatabase } from './setup/openServer.ts';

const { url, applicationUrl, pool } = await openDatabase();
const older = await createDatabase();
const application = createPool(applicationUrl, 2, 120);
afterAll(() => application.end());

const parent = mkdtempSync(join(tmpdir(), 'pcb-migrations-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** The migrations of the server, with an additional file or another text of one. */
function plant(name: string, sql: string): string {
  const folder = mkdtempSync(join(parent, 'folder-'));
  cpSync('apps/server/migrations', folder, { recursive: true });
  writeFileSync(join(folder, name), sql);
  return folder;
}

it('the application works with all rows, but cannot change the audit or the tables', async () => {
  await application.query("insert into audit (action, kind) values ('add', 'orders')");
  for (const command of [
    "update audit set action = 'x'",
    'delete from audit',
    'truncate audit',
    'alter table audit disable trigger all',
    'drop trigger audit_written_once on audit',
    'drop table audit',
    'alter table orders drop column total',
    'truncate orders',
    'create table extra (id int)',
    'create function extra() returns int language sql as $$ select 1 $$',
    'create schema extra',
    "insert into migrations (name) values ('9999-none.sql')",
    "set session_replication_role = 'replica'",
  ])
    await expect(application.query(command), command).rejects.toMatchObject({ code: '42501' });
  expect((await pool.query('select from audit')).rowCount).toBe(1);
});

it('the application can use the table of a later migration', async () => {
  const folder = plant('9990-more.sql', 'create table more (id bigint generated always as identity, name text)');
  expect(await migrate(applicationUrl, { ownerUrl: url, folder })).toEqual(['9990-more.sql']);
  await application.query("insert into more (name) values ('one')");
  await application.query('delete from more');
  await pool.query("drop table more; delete from migrations where name = '9990-more.sql'");
});

it('without a pending migration the server needs only the rights of the application', async () => {
  expect(await migrate(applicationUrl)).toEqual([]);
});

it('a failed migration is reported with its line and reason, and rolled back', async () => {
  const folder = plant('9991-wrong.sql', 'create table half (id int);\nalter table nowhere add column x int;\n');
  await expect(migrate(url, { folder })).rejects.toThrow(
    'The migration 9991-wrong.sql failed and changed nothing: relation "nowhere" does not exist.',
  );
  await expect(migrate(url, { folder: plant('9991-wrong.sql', '\n\nselect nothing;') })).rejects.toThrow(
    'The migration 9991-wrong.sql failed in line 3 and changed nothing: column "nothing" does not exist.',
  );
  expect((await pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
  const needsRights = plant('9992-more.sql', 'create table more (id int)');
  await expect(migrate(applicationUrl, { folder: needsRights })).rejects.toThrow(
    'The migration 9992-more.sql failed and changed nothing: permission denied for schema public. The role of DATABASE_URL needs this right.',
  );
});

it('older code refuses a newer database, and so does a file that has changed since it ran', async () => {
  await pool.query("insert into migrations (name) values ('9993-newer.sql')");
  await expect(migrate(url)).rejects.toThrow(/^The database has run the migration 9993-newer.sql, which .* newer/);
  await pool.query("delete from migrations where name = '9993-newer.sql'");
  await expect(migrate(url, { folder: plant('0001-accounts.sql', 'select 1') })).rejects.toThrow(
    /^The migration 0001-accounts.sql has changed since/,
  );
});

it('reports that it waits while another process runs the migrations', async () => {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin; select pg_advisory_xact_lock(5917001)');
  const logged: string[] = [];
  const running = migrate(url, { log: (message) => logged.push(message) });
  await expect.poll(() => logged).toEqual(['Another process is changing the tables. Waiting until it has finished.']);
  await other.end();
  expect(await running).toEqual([]);
});

it('runs each file once, even when processes start together', async () => {
  await pool.query('drop schema public cascade; create schema public');
  const ran = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const names = ran.flat();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

it('separates the tax on shipping from its price in older orders, whose totals stay the same', async () => {
  const folder = mkdtempSync(join(parent, 'folder-'));
  cpSync('apps/server/migrations', folder, { recursive: true });
  const later = readdirSync(folder).filter((name) => name >= '0015');
  for (const name of later) rmSync(join(folder, name));
  await migrate(older.url, { folder });
  const client = new pg.Client({ connectionString: older.url });
  await client.connect();
  const columns =
    'number, customer, pcb_name, placed_on, search_text, net, central_tax, state_tax, integrated_tax, shipping';
  await client.query(
    `insert into orders (${columns}) values
     (1, 'A', 'B', '2026-01-01', '', 10000, 900, 900, 0, 35000), (2, 'A', 'B', '2026-01-01', '', 10000, 0, 0, 1800, 35000),
     (3, 'A', 'B', '2026-01-01', '', 10000, 900, 900, 0, 0)`,
  );
  expect(await migrate(older.url)).toEqual(later.toSorted());
  const { rows } = await client.query(
    'select net, central_tax::int, state_tax::int, integrated_tax::int, shipping::int, total::int from orders order by number',
  );
  const { rows: days } = await client.query('select orders::int, revenue::int from order_days');
  await client.end();
  expect(rows.map((row: object) => Object.values(row).map(Number))).toEqual([
    [10_000, 3_570, 3_569, 0, 29_661, 46_800],
    [10_000, 0, 0, 7_139, 29_661, 46_800],
    [10_000, 900, 900, 0, 0, 11_800],
  ]);
  expect(days).toEqual([{ orders: 3, revenue: 89_322 }]);
});

it('even the owner cannot change or empty the audit by mistake', async () => {
  await pool.query("insert into audit (action, kind) values ('add', 'orders')");
  for (const change of ["update audit set action = 'x'", 'delete from audit', 'truncate audit'])
    await expect(pool.query(change)).rejects.toThrow(pg.DatabaseError);
  expect((await pool.query('select from audit')).rowCount).toBe(1);
});

it.each([
  ['a tax of another rate', 'net, central_tax, state_tax', '10000, 600, 600'],
  ['both kinds of tax', 'net, central_tax, state_tax, integrated_tax', '10000, 450, 450, 900'],
  ['unequal halves', 'net, central_tax, state_tax', '10000, 1000, 800'],
  ['shipping without tax', 'net, central_tax, state_tax, shipping', '10000, 900, 900, 35000'],
  ['a negative amount', 'net', '-1'],
])('an order cannot have %s', async (_, columns, values) => {
  const insert = `insert into orders (number, customer, pcb_name, placed_on, search_text, ${columns}) values (1, 'A', 'B', '2026-01-01', '', ${values})`;
  await expect(pool.query(insert)).rejects.toMatchObject({ code: '23514' });
});

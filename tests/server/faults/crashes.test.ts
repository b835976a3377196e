import pg from 'pg';
import { expect, it } from 'vitest';
import { migrate } from '../../../apps/server/src/database/migrate.ts';
import { createPool } from '../../../apps/server/src/database/pool.ts';
import { order } from '../setup/order.ts';
import { addPerson, clientOf, cookieOf, password } from '../setup/people.ts';
import { appOf, ended, type ServerProcess, startProcess } from '../setup/startProcess.ts';
import { ownPostgres } from './ownPostgres.ts';

const database = await ownPostgres();
await migrate(database.url());

const pool = createPool(database.url(), 5, 120);
const people = await Promise.all(
  Array.from({ length: 8 }, async (_, index) => addPerson(pool, 'customer', `customer-${index}`)),
);
// Turns off the limits, because nobody may order that much in an hour.
await pool.query(
  `create function count_nothing() returns trigger language plpgsql as 'begin return null; end';
   create trigger uncounted before insert on throttle for each row execute function count_nothing()`,
);
await pool.end();

function customersOf(server: ServerProcess) {
  const app = appOf(server);
  return Promise.all(
    people.map(async ({ email }) =>
      clientOf(app, cookieOf(await clientOf(app).post('/api/session/customer', { email, password }))),
    ),
  );
}

interface Writer {
  /** The numbers of the orders that were acknowledged. */
  acknowledged: Set<string>;
  statuses: Set<number>;
  stop: () => Promise<void>;
}

/** Eight customers who order one board after the other. */
function write(customers: Awaited<ReturnType<typeof customersOf>>): Writer {
  const acknowledged = new Set<string>();
  const statuses = new Set<number>();
  let isStopping = false;
  const one = async (customer: ReturnType<typeof clientOf>) => {
    while (!isStopping) {
      try {
        const response = await order(customer);
        statuses.add(response.status);
        if (response.status === 201) acknowledged.add(((await response.json()) as { id: string }).id);
        if (response.status === 503) expect(response.headers.get('Retry-After')).toBe('2');
      } catch {
        // The request fails because the process was killed.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const running = customers.map(one);
  return {
    acknowledged,
    statuses,
    stop: async () => {
      isStopping = true;
      await Promise.all(running);
    },
  };
}

async function query<Row extends pg.QueryResultRow>(text: string) {
  const client = new pg.Client({ connectionString: database.url() });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until this many more orders have been acknowledged. */
const more = (writer: Writer, count: number) => {
  const goal = writer.acknowledged.size + count;
  return expect.poll(() => writer.acknowledged.size, { timeout: 120_000 }).toBeGreaterThanOrEqual(goal);
};

async function checkAll(acknowledged: ReadonlySet<string>) {
  const rows = await query<{ id: string }>(`select '#' || number as id from orders order by number`);
  const found = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: rows.length }, (_, index) => `#${index + 1}`));
  await query('create extension if not exists amcheck');
  const indexes = await query(
    `select bt_index_check(c.oid, true) from pg_class c join pg_index i on i.indexrelid = c.oid
     join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relnamespace = 'public'::regnamespace`,
  );
  expect(indexes.length).toBeGreaterThan(10);
}

const acknowledged = new Set<string>();

it('a killed server does not lose acknowledged orders', async () => {
  for (let round = 0; round < 10; round += 1) {
    const server = await startProcess(database.url());
    const writer = write(await customersOf(server));
    await more(writer, 5);
    server.child.kill('SIGKILL');
    await ended(server.child);
    await writer.stop();
    for (const id of writer.acknowledged) acknowledged.add(id);
  }
  await checkAll(acknowledged);
});

it('a killed database does not lose any either; the server responds with 503 until it is back', async () => {
  const server = await startProcess(database.url());
  const writer = write(await customersOf(server));
  for (let round = 0; round < 10; round += 1) {
    await more(writer, 5);
    database.kill();
  }
  await more(writer, 5);
  await writer.stop();
  expect([...writer.statuses].toSorted()).toEqual([201, 503]);
  for (const id of writer.acknowledged) acknowledged.add(id);
  await checkAll(acknowledged);
});

it('a database that is restarted under load causes only 503 errors', async () => {
  const server = await startProcess(database.url());
  const writer = write(await customersOf(server));
  await more(writer, 5);
  database.stop();
  await expect.poll(() => [...writer.statuses], { timeout: 60_000 }).toContain(503);
  await more(writer, 5);
  await writer.stop();
  expect([...writer.statuses].toSorted()).toEqual([201, 503]);
});

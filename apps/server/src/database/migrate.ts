import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const folder = join(import.meta.dirname, '../../migrations');

/** Any number that nobody else locks. */
const lock = 5_917_001;

/**
 * Brings the tables up to date: runs the files of `migrations` that have not run yet, in the order of their numbers, each
 * in a transaction. Processes that start together wait for each other. Needs a direct connection, not a pooler.
 */
export async function migrate(connectionString: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString });
  // The query that runs fails too, and says more.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query('create table if not exists migrations (name text primary key, at timestamptz default now())');
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map(({ name }) => name));
    const waiting = readdirSync(folder)
      .filter((name) => /^\d{4}-.*\.sql$/.test(name) && !done.has(name))
      .sort((one, other) => one.localeCompare(other));
    for (const name of waiting) {
      await client.query('begin');
      await client.query(readFileSync(join(folder, name), 'utf8'));
      await client.query('insert into migrations (name) values ($1)', [name]);
      await client.query('commit');
    }
    return waiting;
  } finally {
    // Ends the transaction and the lock too, if a file has failed.
    await client.end();
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const folder = join(import.meta.dirname, '../../migrations');

/** Any number that nobody else locks. */
const lock = 5_917_001;

/**
 * Brings the tables up to date: runs the files of `migrations` that have not run yet, in the order of their numbers, each
 * in a transaction. Processes that start together wait for each other: the lock is one of the transaction, because a
 * pooler may give the next one to another connection.
 */
export async function migrate(connectionString: string): Promise<readonly string[]> {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort((one, other) => one.localeCompare(other));
  const done: string[] = [];
  const client = new pg.Client({ connectionString });
  // The query that runs fails too, and says more.
  client.on('error', () => {});
  await client.connect();
  try {
    for (;;) {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [lock]);
      await client.query('create table if not exists migrations (name text primary key, at timestamptz default now())');
      const { rows } = await client.query<{ name: string }>('select name from migrations');
      const next = files.find((file) => rows.every(({ name }) => name !== file));
      if (next !== undefined) {
        await client.query(readFileSync(join(folder, next), 'utf8'));
        await client.query('insert into migrations (name) values ($1)', [next]);
        done.push(next);
      }
      await client.query('commit');
      if (next === undefined) return done;
    }
  } finally {
    // Also ends the transaction and its lock if a file failed.
    await client.end();
  }
}

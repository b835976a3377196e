import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const folder = join(import.meta.dirname, '../../migrations');

/** An arbitrary number for the advisory lock. */
const lock = 5_917_001;

/**
 * Runs the pending files of `migrations` in order, each in a transaction, and returns their names. A lock makes processes
 * that start together wait for each other. It is held per transaction, because a session lock does not survive PgBouncer.
 */
export async function migrate(connectionString: string): Promise<readonly string[]> {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort((one, other) => one.localeCompare(other));
  const done: string[] = [];
  const client = new pg.Client({ connectionString });
  // The running query fails too, with a better message.
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
    // If a file failed, this also rolls back and releases the lock.
    await client.end();
  }
}

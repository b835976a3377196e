import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { StartError } from '../startError.ts';
import { connectOnce } from './connectOnce.ts';
import { grantTables } from './grants.ts';
import { type Migration, pendingOf, readMigrations, type Recorded } from './migrationFiles.ts';
import { readRow, readRows } from './rows.ts';

const existsRow = z.strictObject({ exists: z.boolean() });
const recordedRow = z.strictObject({ row: z.object({ name: z.string(), checksum: z.string().nullish() }) });
const lockRow = z.strictObject({ isAcquired: z.boolean() });

/** An arbitrary id of the advisory lock. All servers of a database must use the same. */
const lock = 5_917_001;

interface Options {
  ownerUrl?: string | undefined;
  folder?: string;
  log?: (message: string) => void;
}

async function readRecorded(client: pg.Client): Promise<readonly Recorded[]> {
  const found = await readRow(client, existsRow, `select to_regclass('migrations') is not null as exists`);
  if (!found?.exists) return [];
  // As JSON, because older versions of the table have no checksums.
  return (await readRows(client, recordedRow, 'select to_jsonb(m) as row from migrations m')).map(({ row }) => row);
}

const missingRights = new Set(['42501', '3F000']);

/** @throws a StartError with the name of the file, the line and the reason */
async function run(client: pg.Client, setting: string, { name, sql, checksum }: Migration) {
  let line = '';
  try {
    await client.query('create table if not exists migrations (name text primary key, at timestamptz default now())');
    await client.query('alter table migrations add column if not exists checksum text');
    await client.query(sql).catch((error: unknown) => {
      const { position } = error as pg.DatabaseError;
      if (position) line = ` in line ${sql.slice(0, Number(position)).split('\n').length}`;
      throw error;
    });
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError)) throw cause;
    const { code = '', message, hint = '' } = cause;
    const advice = missingRights.has(code) ? `The role of ${setting} needs this right.` : hint;
    throw new StartError(`The migration ${name} failed${line} and changed nothing: ${message}. ${advice}`.trim(), {
      cause,
    });
  }
}

const loginRow = z.strictObject({
  role: z.string(),
  database: z.string(),
});

type Login = z.output<typeof loginRow>;

async function loginOf(client: pg.Client): Promise<Login> {
  const found = await readRow(client, loginRow, 'select current_user as role, current_database() as database');
  return found ?? { role: '', database: '' };
}

async function loginOfUrl(setting: string, url: string): Promise<Login> {
  const client = await connectOnce(setting, url);
  try {
    return await loginOf(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs the pending files in order, each in a transaction, and returns their names. The owner of the tables runs them
 * and grants the application its rights. A lock makes processes that start together wait; it is held per transaction,
 * because a session lock does not survive PgBouncer.
 */
export async function migrate(
  applicationUrl: string,
  { ownerUrl = applicationUrl, folder = join(import.meta.dirname, '../../migrations'), log }: Options = {},
): Promise<readonly string[]> {
  const files = readMigrations(folder);
  const setting = ownerUrl === applicationUrl ? 'DATABASE_URL' : 'MIGRATIONS_DATABASE_URL';
  const { role, database } = await loginOfUrl('DATABASE_URL', applicationUrl);
  const done: string[] = [];
  const owner = await connectOnce(setting, ownerUrl);
  try {
    const login = await loginOf(owner);
    if (login.database !== database)
      throw new StartError(
        `DATABASE_URL and MIGRATIONS_DATABASE_URL must name the same database, not ${database} and ${login.database}.`,
      );
    const isOwner = login.role === role;
    for (;;) {
      await owner.query('begin');
      const found = await readRow(owner, lockRow, 'select pg_try_advisory_xact_lock($1) as "isAcquired"', [lock]);
      if (!found?.isAcquired) {
        log?.('Another process is changing the tables. Waiting until it has finished.');
        await owner.query('select pg_advisory_xact_lock($1)', [lock]);
      }
      const [next] = pendingOf(files, await readRecorded(owner));
      if (next) {
        await run(owner, setting, next);
        done.push(next.name);
      }
      if (!isOwner) await grantTables(owner, role);
      await owner.query('commit');
      if (!next) return done;
    }
  } finally {
    // If a file failed, this also rolls back and releases the lock.
    await owner.end();
  }
}

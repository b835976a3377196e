/**
 * The server's own PostgreSQL, for use without `DATABASE_URL`. Processes share it: one that finds it running, because another
 * started it or was killed, uses it too, and the last one stops it.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { systemPostgres } from '../../../../scripts/shared/systemPostgres.ts';
import { downloadedPostgres } from './downloadedPostgres.ts';
import { databaseUser, type SystemUser } from './systemUser.ts';

export interface Embedded {
  url: string;
  stop: () => Promise<void>;
  /** Stops it unless another process uses it. */
  stopIfUnused: () => Promise<void>;
}

/** In milliseconds. After a crash, the old processes take some seconds to exit. */
const startLimit = 20_000;

interface Program {
  path: string;
  user: SystemUser | undefined;
}

/** Runs a program and waits for it to exit. Its output is shown only if it fails. */
function run({ path, user }: Program, parameters: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // Detached, so that Ctrl+C in the terminal does not stop PostgreSQL too.
    const child = spawn(path, parameters, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
    child.on('error', reject);
    // Not 'close': the PostgreSQL that pg_ctl starts keeps the pipes open.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new Error(`${path} failed.\n${output}`));
    });
  });
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The port of the last start, so that waiting processes can reconnect; another one if that is taken. */
function portFor(data: string): Promise<number> {
  const options = join(data, 'postmaster.opts');
  const last = existsSync(options) ? /"-p" "(\d+)"/.exec(readFileSync(options, 'utf8'))?.[1] : undefined;
  return freePort(Number(last ?? 0)).catch(() => freePort(0));
}

/** Creates the data folder under a temporary name and renames it, so that it is never incomplete. */
async function initialise(data: string, initdb: Program) {
  const draft = `${data}-${process.pid}`;
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (initdb.user) chownSync(passwordFile, initdb.user.uid, initdb.user.gid);
  await run(initdb, [
    ...['--pgdata', draft, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C'],
  ]);
  renameSync(passwordFile, join(draft, 'password'));
  writeFileSync(
    join(draft, 'postgresql.conf'),
    "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\n",
    { flag: 'a' },
  );
  try {
    renameSync(draft, data);
  } catch (error) {
    // Another process created it meanwhile.
    if (!existsSync(join(data, 'PG_VERSION'))) throw error;
    rmSync(draft, { recursive: true });
  }
}

const urlOf = (data: string, port: number) =>
  `postgresql://postgres:${readFileSync(join(data, 'password'), 'utf8')}@127.0.0.1:${port}/postgres`;

/** The URL of the PostgreSQL that runs in the folder, if it responds. */
async function running(data: string): Promise<string | undefined> {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  if (!port) return undefined;
  const client = new pg.Client({ connectionString: urlOf(data, port), connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return urlOf(data, port);
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

async function start(data: string, pgCtl: Program): Promise<string> {
  const end = performance.now() + startLimit;
  for (;;) {
    const found = await running(data);
    if (found) return found;
    const port = await portFor(data);
    try {
      const log = join(data, 'server.log');
      // Terse, because the details of an error can quote a row.
      const options = `-p ${port} -c log_error_verbosity=terse`;
      await run(pgCtl, ['start', '--wait', '--silent', '--pgdata', data, '--log', log, '-o', options]);
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(250);
    }
  }
}

async function isUsed(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

/** Starts PostgreSQL in a folder, with the system's programs or else downloaded ones. */
export async function startPostgres(
  folder: string,
  programs = systemPostgres() ?? downloadedPostgres(),
): Promise<Embedded> {
  const user = databaseUser();
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'database');
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(data, { path: join(programs, 'initdb'), user });
  const pgCtl = { path: join(programs, 'pg_ctl'), user };
  const url = await start(data, pgCtl);
  const stop = () => run(pgCtl, ['stop', '--wait', '--mode', 'fast', '--pgdata', data]);
  return {
    url,
    stop,
    stopIfUnused: async () => {
      if (!(await isUsed(url))) await stop();
    },
  };
}

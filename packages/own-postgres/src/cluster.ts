/** Controls one PostgreSQL: its folder, its programs, starting and stopping. */
import { createHmac, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { PostgresError } from './postgresError.ts';
import { run } from './run.ts';
import { databaseUser, type SystemUser } from './systemUser.ts';

export interface Cluster {
  data: string;
  programs: string;
  user: SystemUser | undefined;
}

/** In milliseconds. */
const stopLimit = 60_000;

export const applicationRole = 'application';

const ownerPassword = ({ data }: Cluster) => readFileSync(join(data, 'password'), 'utf8');

/** Derived from the owner's password, so that all processes know it. The owner's password cannot be derived from it. */
export const applicationPassword = (cluster: Cluster): string =>
  createHmac('sha256', ownerPassword(cluster)).update(applicationRole).digest('base64url');

export const ownerUrl = (cluster: Cluster, port: number): string =>
  `postgresql://postgres:${ownerPassword(cluster)}@127.0.0.1:${port}/postgres`;

export const applicationUrl = (cluster: Cluster, port: number): string =>
  `postgresql://${applicationRole}:${applicationPassword(cluster)}@127.0.0.1:${port}/postgres`;

/** Creates the data folder under a temporary name and renames it, so that it is never incomplete. */
async function initialise(data: string, programs: string, user: SystemUser | undefined) {
  const draft = `${data}-${process.pid}`;
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  await run(
    join(programs, 'initdb'),
    [
      '--pgdata',
      draft,
      '--username',
      'postgres',
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
    ],
    user,
  );
  renameSync(passwordFile, join(draft, 'password'));
  writeFileSync(
    join(draft, 'postgresql.conf'),
    "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\n",
    { flag: 'a' },
  );
  try {
    renameSync(draft, data);
  } catch (error) {
    // Another process has created it since.
    if (!existsSync(join(data, 'PG_VERSION'))) throw error;
    rmSync(draft, { recursive: true });
  }
}

/** Creates the data folder if there is none. PostgreSQL need not be running. */
export async function openCluster(folder: string, programs: string): Promise<Cluster> {
  const user = databaseUser();
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'database');
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(data, programs, user);
  return { data, programs, user };
}

export interface OwnerConnection {
  client: pg.Client;
  port: number;
  closed: Promise<void>;
}

function readPidFile(data: string): {
  pid?: string | undefined;
  port?: string | undefined;
  status?: string | undefined;
} {
  try {
    const [pid, , , port, , , , status] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid, port, status };
  } catch {
    return {};
  }
}

/** Waits while PostgreSQL starts or stops. Returns `undefined` if none responds. */
export async function connectOwner(cluster: Cluster, signal: AbortSignal): Promise<OwnerConnection | undefined> {
  for (;;) {
    try {
      const { port } = readPidFile(cluster.data);
      return port ? await connect(cluster, Number(port)) : undefined;
    } catch (error) {
      // It is stopping or recovering from a crash, which may take any time.
      if (!(error instanceof pg.DatabaseError && error.code === '57P03')) return undefined;
      await wait(250, undefined, { signal });
    }
  }
}

async function connect(cluster: Cluster, port: number): Promise<OwnerConnection> {
  const client = new pg.Client({
    connectionString: ownerUrl(cluster, port),
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
  });
  // The running query fails too, and `closed` resolves.
  client.on('error', () => {});
  const closed = new Promise<void>((resolve) => client.once('end', resolve));
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return { client, port, closed };
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

/** Returns the port of the last start, so that waiting processes can reconnect, or another one if it is taken. */
function portFor(data: string): Promise<number> {
  const options = join(data, 'postmaster.opts');
  const last = existsSync(options) ? /"-p" "(\d+)"/.exec(readFileSync(options, 'utf8'))?.[1] : undefined;
  return freePort(Number(last ?? 0)).catch(() => freePort(0));
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0);

function reasonIn(log: string): string | undefined {
  const lines = log.trimEnd().split('\n');
  const line = lines.findLast((text) => /FATAL|PANIC/.test(text)) ?? lines.at(-1);
  return line?.replace(/^.*?(FATAL|PANIC): +/, '');
}

/** PostgreSQL refuses if it already runs in this folder. @throws a PostgresError with the reason from the log */
export async function startCluster({ data, programs, user }: Cluster): Promise<void> {
  const port = await portFor(data);
  const log = join(data, 'server.log');
  const before = sizeOf(log);
  // Terse, because error details can quote a row.
  const options = `-p ${port} -c log_error_verbosity=terse`;
  try {
    await run(
      join(programs, 'pg_ctl'),
      ['start', '--wait', '--timeout', '10', '--silent', '--pgdata', data, '--log', log, '-o', options],
      user,
    );
  } catch (cause) {
    if (!(cause instanceof PostgresError)) throw cause;
    const written = sizeOf(log) > before ? readFileSync(log).subarray(before).toString() : '';
    throw new PostgresError(`PostgreSQL does not start in ${data}: ${reasonIn(written) || cause.message}`, { cause });
  }
}

const requestStop = ({ data, programs, user }: Cluster): Promise<void> =>
  run(join(programs, 'pg_ctl'), ['stop', '--no-wait', '--mode', 'fast', '--pgdata', data], user);

/** It does not use `--wait`, which would also wait for a PostgreSQL that another process then starts. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  const { pid } = readPidFile(cluster.data);
  await requestStop(cluster);
  const end = performance.now() + stopLimit;
  while (readPidFile(cluster.data).pid === pid && performance.now() < end) await wait(50);
}

/** Closes all connections, because after a manual `kill` PostgreSQL waits until they are closed. */
export async function finishStop(cluster: Cluster): Promise<void> {
  if (readPidFile(cluster.data).status?.trim() === 'stopping') await requestStop(cluster);
}

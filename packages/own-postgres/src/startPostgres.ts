import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import {
  applicationPassword,
  applicationRole,
  applicationUrl,
  type Cluster,
  connectOwner,
  finishStop,
  openCluster,
  type OwnerConnection,
  ownerUrl,
  startCluster,
  stopCluster,
} from './cluster.ts';
import { PostgresError } from './postgresError.ts';

export interface OwnPostgres {
  /** The URL to connect as the owner. Both URLs change if PostgreSQL has to use another port. */
  ownerUrl: () => string;
  /** The URL to connect as a role that has only granted rights. */
  applicationUrl: () => string;
  /** Stops PostgreSQL if no other process uses it. Never throws. */
  release: () => Promise<void>;
}

interface Options {
  folder: string;
  programs: string;
  /** Called with a sentence when PostgreSQL has died, runs again or cannot be started. */
  log: (message: string) => void;
  /** Called when PostgreSQL runs again: its URLs may differ. */
  onRestart: () => void;
}

/** An arbitrary number for the advisory lock that each process holds. */
const lock = 5_917_002;

/** In milliseconds. After a crash, the old processes take some seconds to exit. */
const startLimit = 20_000;

/** In milliseconds, between checks for a manual stop. */
const watchInterval = 2_000;

/** In milliseconds. It increases with each attempt and differs between processes. */
const pauseBefore = (attempt: number) => Math.min(250 * 2 ** attempt, 4_000) * (0.5 + Math.random());

async function createApplicationRole(client: pg.Client, cluster: Cluster) {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [applicationRole]);
  if (rowCount) return;
  const password = client.escapeLiteral(applicationPassword(cluster));
  await client.query(`create role ${applicationRole} login password ${password}`);
}

/** Connects, starts PostgreSQL if it does not run, and takes the lock. Waits while another process stops PostgreSQL. */
async function hold(cluster: Cluster, signal: AbortSignal): Promise<OwnerConnection> {
  let connection = await connectOwner(cluster, signal);
  if (!connection) {
    await startCluster(cluster);
    connection = await connectOwner(cluster, signal);
  }
  if (!connection) throw new PostgresError(`PostgreSQL in ${cluster.data} refuses connections.`);
  try {
    await connection.client.query('select pg_advisory_lock_shared($1)', [lock]);
    await createApplicationRole(connection.client, cluster);
  } catch (cause) {
    await connection.client.end().catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PostgresError(`PostgreSQL in ${cluster.data} cannot be used: ${reason}`, { cause });
  }
  return connection;
}

async function firstHold(cluster: Cluster, signal: AbortSignal): Promise<OwnerConnection> {
  const end = performance.now() + startLimit;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await hold(cluster, signal);
    } catch (error) {
      if (!(error instanceof PostgresError) || performance.now() > end) throw error;
      await wait(pauseBefore(attempt));
    }
  }
}

/** The time for all processes to take the lock again after a restart, in milliseconds. */
const graceAfterRestart = 5_000;

/** Starts the PostgreSQL of a folder or uses the running one. Restarts it when it dies, until it is released. */
export async function startPostgres({ folder, programs, log, onRestart }: Options): Promise<OwnPostgres> {
  const cluster = await openCluster(folder, programs);
  const released = new AbortController();
  const { signal } = released;
  let connection = await firstHold(cluster, signal);

  let restartedAt = -Infinity;
  async function startAgain() {
    let logged = '';
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        await wait(pauseBefore(attempt), undefined, { signal });
        connection = await hold(cluster, signal);
        restartedAt = performance.now();
        onRestart();
        log('PostgreSQL runs again.');
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!signal.aborted && reason !== logged) log(reason);
        logged = reason;
      }
    }
  }
  let starting: Promise<void> | undefined;
  async function keep() {
    for (;;) {
      await connection.closed;
      if (signal.aborted) return;
      log('PostgreSQL has stopped. Starting it again.');
      starting = startAgain();
      await starting;
    }
  }
  const keeping = keep();
  // If it cannot be stopped, it has just died.
  const watching = setInterval(() => void finishStop(cluster).catch(() => {}), watchInterval);

  async function release() {
    released.abort();
    clearInterval(watching);
    await starting;
    const { client } = connection;
    // Other processes may not have taken the lock again yet.
    await wait(Math.max(0, restartedAt + graceAfterRestart - performance.now()));
    try {
      await client.query('select pg_advisory_unlock_shared($1)', [lock]);
      const { rows } = await client.query<{ isLast: boolean }>('select pg_try_advisory_lock($1) as "isLast"', [lock]);
      // A process that starts now waits for the lock until PostgreSQL has stopped, and then starts it.
      if (rows[0]?.isLast) await stopCluster(cluster);
    } catch {
      // It has died or is being stopped.
    }
    await client.end().catch(() => {});
    await keeping;
  }

  return {
    ownerUrl: () => ownerUrl(cluster, connection.port),
    applicationUrl: () => applicationUrl(cluster, connection.port),
    release,
  };
}

import pg from 'pg';

/** The pool, or a connection with a transaction. */
export type Sql = Pick<pg.PoolClient, 'query'>;
export type Pool = pg.Pool;

/** bigint arrives as text. Amounts and record numbers are safe integers; larger ones throw instead of being rounded. */
function exactNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError('A bigint of the database does not fit into a number');
  return number;
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: exactNumber,
  // The driver would create a Date in the machine's time zone.
  [pg.types.builtins.DATE]: (text) => text,
};

/** If more requests wait for a connection, new ones are refused. */
export const maxWaiting = 60;

/** Waits at most `timeoutSeconds` for a connection, and as long for a query; without a limit if it is 0. */
export function createPool(connectionString: string, size: number, timeoutSeconds: number): Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    application_name: `pcb-server-${process.pid}`,
    connectionTimeoutMillis: timeoutSeconds * 1_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeoutSeconds * 1_000,
    // Enforced by the driver if the database becomes unreachable without closing the connection.
    query_timeout: timeoutSeconds && timeoutSeconds * 1_000 + 1_000,
    idle_in_transaction_session_timeout: timeoutSeconds * 3_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers[oid]) || (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
    },
  });
  // A connection can break while idle, or between two queries of a transaction. Without a listener the process would
  // exit; with one, the next query fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

export function redirect(pool: Pool, connectionString: string): void {
  pool.options.connectionString = connectionString;
}

/** Use only the given connection inside. */
export async function transaction<Result>(pool: Pool, run: (sql: Sql) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error('The transaction could not be rolled back');
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

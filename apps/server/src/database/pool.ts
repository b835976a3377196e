import pg from 'pg';

/** Whatever runs queries: the pool, or a connection in a transaction. */
export type Sql = Pick<pg.PoolClient, 'query'>;
export type Pool = pg.Pool;

/** bigint arrives as text. Amounts and numbers of records fit into a number; anything else is a fault, not a rounding. */
function exactNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError('A bigint of the database does not fit into a number');
  return number;
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: exactNumber,
  // The driver would make a Date in the time zone of the machine.
  [pg.types.builtins.DATE]: (text) => text,
};

/** Asking for more connections than this many waits too long to be of use. */
export const maxWaiting = 60;

/** The pool of a process. Nothing waits longer than `patience`, in seconds: neither for a connection nor for a query. */
export function createPool(connectionString: string, size: number, patience: number): Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    application_name: `pcb-server-${process.pid}`,
    connectionTimeoutMillis: patience * 1_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: patience * 1_000,
    // For a database that is gone without a word, which no time limit of its own can end.
    query_timeout: patience * 1_000 + 1_000,
    idle_in_transaction_session_timeout: patience * 3_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers[oid]) || (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
    },
  });
  // A connection that breaks while nobody uses it, or in a transaction between two queries: without a listener the process
  // would end. The next query on it fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** Runs queries in one transaction: all of them, or none. Use only the given connection inside. */
export async function tx<Result>(pool: Pool, run: (sql: Sql) => Promise<Result>): Promise<Result> {
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
    // A broken connection must not go back to the pool.
    client.release(broken);
  }
}

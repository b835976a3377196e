/** An error that explains in one sentence why there is no PostgreSQL. */
export class PostgresError extends Error {}

import { idempotencyHeader, idempotencyKey } from '@pcb/api/orders';
import type { Context } from 'hono';
import { digest } from '../auth/secrets.ts';
import type { Sql } from '../database/pool.ts';
import { ApiError } from './apiError.ts';
import type { Env } from './types.ts';

/** A request that takes effect once, however often it is sent. */
export interface Once {
  userId: number;
  key: string;
  /** The action and its values. Reusing the key for anything else is refused. */
  use: readonly unknown[];
}

/** Reads the idempotency key of a request, which is required. */
export function onceOf(context: Context<Env>, ...use: readonly unknown[]): Once {
  const key = idempotencyKey.safeParse(context.req.header(idempotencyHeader));
  if (!key.success) throw new ApiError('invalid', { fields: { [idempotencyHeader]: 'missing' } });
  return { userId: context.get('person').id, key: key.data, use };
}

/** Runs once per key, inside a transaction. Returns the number of the new record, also when the request is repeated. */
export async function once(sql: Sql, { userId, key, use }: Once, run: () => Promise<number>): Promise<number> {
  const hashes = [userId, digest(key), digest(`${key}\n${JSON.stringify(use)}`)];
  // Waits for another request with the same key to finish.
  const claimed = await sql.query(
    'insert into idempotency (user_id, key_hash, body_hash) values ($1, $2, $3) on conflict do nothing',
    hashes,
  );
  if (claimed.rowCount === 0) {
    const { rows } = await sql.query<{ result: number; isSame: boolean }>(
      `select result, body_hash = $3 as "isSame" from idempotency where user_id = $1 and key_hash = $2`,
      hashes,
    );
    const [earlier] = rows;
    // Deleted between the two statements.
    if (!earlier) throw new ApiError('busy');
    if (!earlier.isSame) throw new ApiError('keyReused');
    return earlier.result;
  }
  const result = await run();
  await sql.query('update idempotency set result = $3 where user_id = $1 and key_hash = $2', [
    userId,
    digest(key),
    result,
  ]);
  return result;
}

import { idempotencyKey } from '@pcb/api/orders';
import type { Context } from 'hono';
import { z } from 'zod';
import { digest } from '../auth/secrets.ts';
import { type Pool, type Sql, transaction } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError } from './apiError.ts';
import type { Env } from './types.ts';

const earlierRow = z.strictObject({ result: z.number(), isSame: z.boolean() });

/**
 * Adds a record in a transaction, once per idempotency key, and returns its number. Reusing the key for another
 * `request` is refused. The database stores only hashes, because a request can contain a password.
 */
export async function addOnce(
  context: Context<Env>,
  pool: Pool,
  request: readonly unknown[],
  add: (sql: Sql) => Promise<number>,
): Promise<number> {
  const header = 'Idempotency-Key';
  const { success, data: key } = idempotencyKey.safeParse(context.req.header(header));
  if (!success) throw new ApiError('invalid', { fields: { [header]: 'missing' } });
  const id = [context.get('person').id, digest(key)];
  const bodyHash = digest(`${key}\n${JSON.stringify(request)}`);
  return transaction(pool, async (sql) => {
    const claimed = await sql.query(
      'insert into idempotency (user_id, key_hash, body_hash) values ($1, $2, $3) on conflict do nothing',
      [...id, bodyHash],
    );
    if (claimed.rowCount === 0) {
      const earlier = await readRow(
        sql,
        earlierRow,
        `select result, body_hash = $3 as "isSame" from idempotency where user_id = $1 and key_hash = $2`,
        [...id, bodyHash],
      );
      // The earlier key was deleted between the two statements.
      if (!earlier) throw new ApiError('busy');
      if (!earlier.isSame) throw new ApiError('keyReused');
      return earlier.result;
    }
    const result = await add(sql);
    await sql.query('update idempotency set result = $3 where user_id = $1 and key_hash = $2', [...id, result]);
    return result;
  });
}

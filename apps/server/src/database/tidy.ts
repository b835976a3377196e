import type { Pool } from './pool.ts';

/** Deletes what has expired. Run it now and then; several processes may. */
export async function tidy(pool: Pool): Promise<void> {
  await pool.query('delete from sessions where expires_at < now()');
  await pool.query("delete from codes where expires_at < now() - interval '1 day'");
  await pool.query('delete from throttle where window_ends_at < now()');
  await pool.query("delete from carts where user_id is null and used_at < now() - interval '30 days'");
  await pool.query("delete from idempotency where created_at < now() - interval '7 days'");
  await pool.query("delete from outbox where created_at < now() - interval '30 days'");
}

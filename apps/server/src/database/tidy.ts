import type { Pool } from './pool.ts';

/** What has expired. */
const expired = {
  sessions: 'expires_at < now()',
  registrations: 'expires_at < now()',
  browsers: "used_at < now() - interval '1 year'",
  second_steps: 'expires_at < now()',
  invitations: 'expires_at < now()',
  codes: "expires_at < now() - interval '1 day'",
  throttle: 'window_ends_at < now()',
  carts: "user_id is null and used_at < now() - interval '30 days'",
  idempotency: "created_at < now() - interval '7 days'",
  outbox: "created_at < now() - interval '30 days'",
};

/** Few enough rows to delete within the time limit of a statement. */
const atOnce = 1_000;

/** Deletes what has expired, a little at a time. Run it now and then; several processes may. */
export async function tidy(pool: Pool): Promise<void> {
  for (const [table, condition] of Object.entries(expired))
    for (;;) {
      const { rowCount } = await pool.query(
        `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${atOnce}))`,
      );
      if (!rowCount || rowCount < atOnce) break;
    }
}

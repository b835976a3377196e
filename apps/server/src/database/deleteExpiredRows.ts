import type { Pool } from './pool.ts';

const expired = {
  sessions: 'expires_at < now()',
  registrations: 'expires_at < now()',
  browsers: "used_at < now() - interval '1 year'",
  second_steps: 'expires_at < now()',
  invitations: 'expires_at < now()',
  codes: "expires_at < now() - interval '1 day'",
  throttle: 'window_ends_at < now()',
  cart_lines: "removed_at < now() - interval '1 day'",
  carts: `user_id is null and (used_at < now() - interval '30 days'
    or used_at < now() - interval '1 day' and not exists (select from cart_lines where cart_id = carts.id and removed_at is null))`,
  idempotency: "created_at < now() - interval '7 days'",
  outbox: "(sent_at is null and valid_until < now()) or created_at < now() - interval '30 days'",
};

/** Few enough to delete within the statement's time limit. */
const batchSize = 1_000;

export async function deleteExpiredRows(pool: Pool): Promise<void> {
  for (const [table, condition] of Object.entries(expired))
    for (;;) {
      const { rowCount } = await pool.query(
        `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batchSize}))`,
      );
      if (!rowCount || rowCount < batchSize) break;
    }
}

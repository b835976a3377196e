import { customerLimits } from '@pcb/api/limits';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import { digest } from './secrets.ts';

const attemptsRow = z.strictObject({ count: z.number(), seconds: z.number() });

/** Attempts per period. A network is an IPv4 address or an IPv6 prefix: /64 for one account, /48 for all. */
const limits = {
  /** Per e-mail address and network, or known browser. */
  signIn: { count: 10, minutes: 15 },
  signInAnywhere: { count: 50, minutes: 60 },
  /** Per network, which may be a whole office. */
  signInFrom: { count: 300, minutes: 60 },
  /** Three of a million codes are valid at a time, so 30 guesses a day succeed with a chance of about 1 in 10,000. */
  secondFactor: { count: 30, minutes: 24 * 60 },
  /** New carts per network, which may be a mobile one with thousands of visitors. */
  cart: { count: 5_000, minutes: 60 },
  register: { count: 300, minutes: 60 },
  mail: { count: 5, minutes: 60 },
  export: { count: 10, minutes: 60 },
  ...customerLimits,
} as const;

const keyOf = (kind: keyof typeof limits, parts: readonly string[]) =>
  digest([kind, ...parts.map((part) => part.toLowerCase())].join('\n'));

/** Throws after too many attempts. Counted in the database, so that all processes share the limit. */
export async function countAttempt(sql: Sql, kind: keyof typeof limits, ...parts: string[]): Promise<void> {
  const { count, minutes } = limits[kind];
  const found = await readRow(
    sql,
    attemptsRow,
    `insert into throttle as t (key, count, window_ends_at) values ($1, 1, now() + make_interval(mins => $2))
     on conflict (key) do update set
       count = case when t.window_ends_at < now() then 1 else t.count + 1 end,
       window_ends_at = case when t.window_ends_at < now() then excluded.window_ends_at else t.window_ends_at end
     returning count, ceil(extract(epoch from window_ends_at - now()))::int as seconds`,
    [keyOf(kind, parts), minutes],
  );
  if (found && found.count > count) throw new ApiError('tooMany', { limit: kind }, found.seconds);
}

export const forgetAttempts = (sql: Sql, kind: keyof typeof limits, ...parts: string[]) =>
  sql.query('delete from throttle where key = $1', [keyOf(kind, parts)]);

import type { Sql } from '../database/pool.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** How long the mail is worth sending. @default 3 days */
  minutes?: number;
}

const threeDays = 3 * 24 * 60;

/** Sent once the transaction is committed. */
export const queueMail = (sql: Sql, { to, subject, text, minutes = threeDays }: Mail) =>
  sql.query(
    `insert into outbox (recipient, subject, body, valid_until)
     values ($1, $2, $3, now() + make_interval(mins => $4))`,
    [to, subject, text, minutes],
  );

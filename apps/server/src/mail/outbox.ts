import type { Sql } from '../database/pool.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  minutes?: number;
}

const threeDays = 3 * 24 * 60;

export const queueMail = (sql: Sql, { to, subject, text, minutes = threeDays }: Mail) =>
  sql.query(
    `insert into outbox (recipient, subject, body, valid_until)
     values ($1, $2, $3, now() + make_interval(mins => $4))`,
    [to, subject, text, minutes],
  );

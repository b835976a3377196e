import type { Sql } from '../database/pool.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Queues a mail. It is sent once the transaction is committed. */
export const queueMail = (sql: Sql, { to, subject, text }: Mail) =>
  sql.query('insert into outbox (recipient, subject, body) values ($1, $2, $3)', [to, subject, text]);

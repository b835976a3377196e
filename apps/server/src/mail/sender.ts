import { createTransport } from 'nodemailer';
import { type Pool, tx } from '../database/pool.ts';
import { errorEntry, type Log } from '../http/log.ts';

interface Waiting {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  attempts: number;
}

/** Sends one mail; the id is the same when it is sent again. */
export type Send = (mail: Waiting) => Promise<void>;

/** Sends to a mail server. */
export function smtpSender(url: string, from: string): Send {
  const transport = createTransport(url);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, recipient, subject, body }) => {
    // A mail that is sent twice, because the server ended in between, has one id: the mailbox shows it once.
    await transport.sendMail({ from, to: recipient, subject, text: body, messageId: `<outbox-${id}@${domain}>` });
  };
}

const maxAttempts = 12;

/**
 * Sends the next mail that waits, in a transaction that keeps other processes from it. After a failure it waits longer
 * each time. Returns whether there was one. What was sent keeps its row, without its text: it may hold a secret.
 */
export const sendNext = (pool: Pool, send: Send): Promise<boolean> =>
  tx(pool, async (sql) => {
    const { rows } = await sql.query<Waiting>(
      `select id, recipient, subject, body, attempts from outbox
       where sent_at is null and next_attempt_at <= now() and attempts < $1
       order by next_attempt_at limit 1 for update skip locked`,
      [maxAttempts],
    );
    const [mail] = rows;
    if (!mail) return false;
    try {
      await send(mail);
      await sql.query("update outbox set sent_at = now(), attempts = attempts + 1, body = '' where id = $1", [mail.id]);
    } catch {
      await sql.query(
        `update outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2) where id = $1`,
        [mail.id, Math.min(5 * 2 ** mail.attempts, 3_600)],
      );
    }
    return true;
  });

export interface Sender {
  /** Looks for mails now. */
  wake: () => void;
  /** Ends after the mail that is being sent. */
  stop: () => Promise<void>;
}

/** Sends mails as they come, and looks for those of other processes every few seconds. */
export function startSender(pool: Pool, send: Send, log: Log): Sender {
  let isStopping = false;
  let running: Promise<void> | undefined;

  async function sendAll() {
    try {
      while (!isStopping && (await sendNext(pool, send)));
    } catch (error) {
      log({ level: 'warn', ...errorEntry(error) });
    }
  }
  const wake = () => {
    if (isStopping) return;
    running ??= sendAll().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(wake, 5_000);
  return {
    wake,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

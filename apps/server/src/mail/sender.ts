import { createTransport } from 'nodemailer';
import type { Pool } from '../database/pool.ts';
import { errorEntry, type Log } from '../http/log.ts';

interface Waiting {
  id: number;
  recipient: string;
  subject: string;
  body: string;
}

/** Sends one mail; the id is the same when it is sent again. */
export type Send = (mail: Waiting) => Promise<void>;

/** Sends to a mail server. */
export function smtpSender(url: string, from: string): Send {
  // A mail server that hangs keeps all mails of this process waiting.
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, recipient, subject, body }) => {
    // A mail that is sent twice, because the server ended in between, has one id: the mailbox shows it once.
    await transport.sendMail({ from, to: recipient, subject, text: body, messageId: `<outbox-${id}@${domain}>` });
  };
}

const maxAttempts = 12;

/** How long an attempt may take, in seconds. After that, another process may try. */
const attemptSeconds = 120;

/**
 * Sends the next mail that waits. It is claimed first, by the time of the next attempt, which is later after each one: no
 * transaction and no connection waits for the mail server. Returns whether there was one. What was sent keeps its row,
 * without its text: it may hold a secret.
 */
export async function sendNext(pool: Pool, send: Send, log: Log): Promise<boolean> {
  const { rows } = await pool.query<Waiting>(
    `update outbox set attempts = attempts + 1,
       next_attempt_at = now() + make_interval(secs => $2 + least(5 * 2 ^ attempts, 3600))
     where id = (
       select id from outbox where sent_at is null and next_attempt_at <= now() and attempts < $1
       order by next_attempt_at limit 1 for update skip locked
     )
     returning id, recipient, subject, body`,
    [maxAttempts, attemptSeconds],
  );
  const [mail] = rows;
  if (!mail) return false;
  try {
    await send(mail);
  } catch (error) {
    log({ level: 'warn', ...errorEntry(error) });
    return true;
  }
  await pool.query("update outbox set sent_at = now(), body = '' where id = $1", [mail.id]);
  return true;
}

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
      while (!isStopping && (await sendNext(pool, send, log)));
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

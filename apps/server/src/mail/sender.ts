import { createTransport } from 'nodemailer';
import type { Pool } from '../database/pool.ts';
import { errorEntry, type Log } from '../http/log.ts';

interface Waiting {
  id: number;
  recipient: string;
  subject: string;
  body: string;
}

/** Sends one mail. A repeated attempt has the same id. */
export type Send = (mail: Waiting) => Promise<void>;

/** Sends through an SMTP server. */
export function smtpSender(url: string, from: string): Send {
  // A mail server that hangs would hold up all mails of this process.
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, recipient, subject, body }) => {
    // After a crash a mail can be sent twice. With the same Message-ID, mailboxes show it once.
    await transport.sendMail({ from, to: recipient, subject, text: body, messageId: `<outbox-${id}@${domain}>` });
  };
}

const maxAttempts = 12;

/** How long an attempt may take, in seconds. After that, another process may retry. */
const attemptSeconds = 120;

/**
 * Sends the next mail in the outbox, and returns whether there was one. The mail is claimed by postponing its next attempt,
 * a little longer each time, so that no connection is held while the mail server responds. The text of a sent mail is
 * deleted, because it may contain a secret.
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
  /** Checks the outbox now. */
  wake: () => void;
  /** Stops after the current mail. */
  stop: () => Promise<void>;
}

/** Sends mails when woken, and checks every few seconds for those of other processes and those to retry. */
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

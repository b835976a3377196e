import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Pool } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { errorEntry, type Log } from '../http/log.ts';

const waitingMail = z.strictObject({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  isLast: z.boolean(),
});

type Waiting = z.output<typeof waitingMail>;

/** A repeated attempt has the same id. */
export type Send = (mail: Pick<Waiting, 'id' | 'recipient' | 'subject' | 'body'>) => Promise<void>;

export function smtpSender(url: string, from: string, signature: string): Send {
  // Closes the connection to a server that has fallen silent.
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, recipient, subject, body }) => {
    // After a crash a mail can be sent twice. With the same Message-ID, mailboxes show it once.
    const text = `${body}\n\n-- \n${signature}`;
    await transport.sendMail({ from, to: recipient, subject, text, messageId: `<outbox-${id}@${domain}>` });
  };
}

const maxAttempts = 12;

/** In milliseconds. */
const deliveryLimit = 30_000;

/** After this time another process may retry: this one has given up or was killed. */
const attemptSeconds = 60;

/** Per process. */
const maxAtOnce = 8;
/** A slow domain does not block others. */
const maxPerDomain = 4;

const domainOf = (recipient: string) => recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();

/**
 * Claims the next valid mail by postponing its next attempt, a little longer each time, so that no database connection
 * is held while the mail server responds.
 */
async function claimMail(pool: Pool, exceptDomains: readonly string[]): Promise<Waiting | undefined> {
  return readRow(
    pool,
    waitingMail,
    `update outbox set attempts = attempts + 1,
       next_attempt_at = now() + make_interval(secs => $2 + least(5 * 2 ^ attempts, 3600))
     where id = (
       select id from outbox where sent_at is null and next_attempt_at <= now() and attempts < $1
         and valid_until > now() and lower(substring(recipient from '[^@]*$')) <> all($3)
       order by next_attempt_at limit 1 for update skip locked
     )
     returning id, recipient, subject, body, attempts >= $1 or next_attempt_at >= valid_until as "isLast"`,
    [maxAttempts, attemptSeconds, exceptDomains],
  );
}

async function within(milliseconds: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('Too slow'), { code: 'ETIMEDOUT' })), milliseconds);
  });
  await Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

interface Sender {
  wake: () => void;
  stop: () => Promise<void>;
}

/**
 * Checks every few seconds for other processes' mails and retries. Deletes the text of a mail that was sent or given
 * up, because it may contain a secret.
 *
 * @param limit the maximum time of a delivery, in milliseconds
 */
export function startSender(pool: Pool, send: Send, log: Log, limit = deliveryLimit): Sender {
  const deliveries = new Map<Promise<void>, string>();
  let isStopping = false;
  let filling: Promise<void> | undefined;

  async function deliver(mail: Waiting) {
    try {
      await within(limit, send(mail));
    } catch (error) {
      log({ level: 'warn', ...errorEntry(error) });
      if (!mail.isLast) return;
      log({ level: 'error', error: 'MailGivenUp', mail: mail.id });
      await pool.query('delete from outbox where id = $1', [mail.id]);
      return;
    }
    await pool.query("update outbox set sent_at = now(), subject = '', body = '' where id = $1", [mail.id]);
  }

  const report = (error: unknown) => log({ level: 'warn', ...errorEntry(error) });

  async function fill() {
    while (!isStopping && deliveries.size < maxAtOnce) {
      const domains = [...deliveries.values()];
      const mail = await claimMail(
        pool,
        domains.filter((domain) => domains.filter((other) => other === domain).length >= maxPerDomain),
      );
      if (!mail) return;
      const delivery = deliver(mail)
        .catch(report)
        .finally(() => {
          deliveries.delete(delivery);
          wake();
        });
      deliveries.set(delivery, domainOf(mail.recipient));
    }
  }
  function wake() {
    if (isStopping) return;
    filling ??= fill()
      .catch(report)
      .finally(() => {
        filling = undefined;
      });
  }
  const timer = setInterval(wake, 5_000);
  return {
    wake,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await filling;
      await Promise.all(deliveries.keys());
    },
  };
}

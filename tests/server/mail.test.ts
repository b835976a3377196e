import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { deleteExpiredRows } from '../../apps/server/src/database/deleteExpiredRows.ts';
import { transaction } from '../../apps/server/src/database/pool.ts';
import { signInMail } from '../../apps/server/src/mail/messages.ts';
import { queueMail } from '../../apps/server/src/mail/outbox.ts';
import { type Send, smtpSender, startSender } from '../../apps/server/src/mail/sender.ts';
import { openServer } from './setup/openServer.ts';
import { clientOf } from './setup/people.ts';

const { app, pool } = await openServer();

const received: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) => done(address.startsWith('full') ? new Error('The mailbox is full') : null),
  onData: (stream, _, done) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
    stream.on('end', () => {
      received.push(text);
      done();
    });
  },
});
// Without a listener, a broken connection would end the process.
mailServer.on('error', () => {});
const listener = mailServer.listen(0, '127.0.0.1');
await once(listener, 'listening');
const send = smtpSender(
  `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
  'Shop <shop@shop.example>',
  'Shop Private Limited, CIN U1',
);
afterAll(() => new Promise<void>((resolve) => mailServer.close(resolve)));

beforeEach(async () => {
  received.length = 0;
  logged.length = 0;
  await pool.query('truncate outbox');
});

const logged: object[] = [];
const log = (entry: object) => void logged.push(entry);

const queue = (to: string) => queueMail(pool, { to, subject: `To ${to}`, text: 'A secret' });

const waiting = 'sent_at is null and next_attempt_at <= now()';
const isEmpty = async (condition = waiting) =>
  (await pool.query(`select from outbox where ${condition}`)).rowCount === 0;

/** Starts senders, which send all waiting mails, and stops them. */
async function sendAll({ by = send, limit, senders = 1 }: { by?: Send; limit?: number; senders?: number } = {}) {
  const started = Array.from({ length: senders }, () => startSender(pool, by, log, limit));
  for (const { wake } of started) wake();
  await expect.poll(isEmpty, { timeout: 60_000 }).toBe(true);
  await Promise.all(started.map(({ stop }) => stop()));
}

it('four senders at once send each mail once, and delete its text', async () => {
  for (let index = 0; index < 20; index += 1) await queue(`person${index}@example.org`);
  await sendAll({ senders: 4 });
  expect(received).toHaveLength(20);
  for (const text of received) expect(text).toMatch(/A secret\s+--\s+Shop Private Limited, CIN U1/);
  expect(new Set(received.map((text) => /^Message-ID: .*/im.exec(text)?.[0])).size).toBe(20);
  expect(await isEmpty("sent_at is null or subject <> '' or body <> ''")).toBe(true);
});

it('retries a refused mail later, and sends the others', async () => {
  await queue('full@example.org');
  await queue('fine@example.org');
  await sendAll();
  expect(received).toHaveLength(1);
  const { rows } = await pool.query<{ attempts: number; waits: boolean }>(
    'select attempts, next_attempt_at > now() as waits from outbox where sent_at is null',
  );
  expect(rows).toEqual([{ attempts: 1, waits: true }]);
});

it('logs that mails are not sent, without the recipients', async () => {
  await queue('full@example.org');
  await sendAll();
  expect(logged).toMatchObject([{ level: 'warn', code: 'EENVELOPE' }]);
  expect(JSON.stringify(logged)).not.toContain('full');
});

it('does not hold a connection while the mail server responds slowly', async () => {
  await queue('slow@example.org');
  const inUse = () => pool.totalCount - pool.idleCount;
  let wasHeld = true;
  const slow = async () => {
    // The sender may be looking for the next mail at this moment.
    await vi.waitUntil(() => inUse() === 0);
    wasHeld = false;
  };
  await sendAll({ by: slow });
  expect(wasHeld).toBe(false);
});

it('a mail server that hangs for some mails, or for a whole domain, does not delay others', async () => {
  const hanging = Array.from({ length: 9 }, (_, index) => `${index}@hangs.example`);
  for (const to of [...hanging, 'hangs@fine.example', 'a@fine.example', 'b@fine.example']) await queue(to);
  const sent: string[] = [];
  let release = () => {};
  const hang = new Promise<void>((resolve) => (release = resolve));
  const sender = startSender(
    pool,
    async ({ recipient }) => {
      if (recipient.includes('hangs')) await hang;
      sent.push(recipient);
    },
    log,
  );
  sender.wake();
  await expect.poll(() => sent).toEqual(['a@fine.example', 'b@fine.example']);
  release();
  await sender.stop();
});

it('a delivery that takes too long is retried later, which is logged', async () => {
  await queue('slow@example.org');
  await sendAll({ by: () => new Promise(() => {}), limit: 10 });
  expect(logged).toMatchObject([{ level: 'warn', code: 'ETIMEDOUT' }]);
  expect(await isEmpty('attempts = 1 and sent_at is null')).toBe(false);
});

it('sends the valid mails when mails are switched on late, and deletes the others with their secrets', async () => {
  await queueMail(pool, { to: 'late@example.org', ...signInMail('123456') });
  await queue('patient@example.org');
  const later = async (interval: string) => {
    await pool.query(`update outbox set valid_until = valid_until - $1::interval`, [interval]);
  };
  await later('11 minutes');
  const recipients: string[] = [];
  const by: Send = ({ recipient }) => Promise.resolve(void recipients.push(recipient));
  const sender = startSender(pool, by, log);
  sender.wake();
  await expect.poll(() => recipients).toEqual(['patient@example.org']);
  await sender.stop();
  await deleteExpiredRows(pool);
  expect(await isEmpty(`sent_at is null`)).toBe(true);
  await queue('forgotten@example.org');
  await later('4 days');
  await deleteExpiredRows(pool);
  expect(await isEmpty(`sent_at is null`)).toBe(true);
});

it.each([
  ['after twelve attempts', 'attempts = 11'],
  ['when the next attempt would be too late', "valid_until = now() + interval '1 minute'"],
])('gives up a mail %s, logs that, and deletes it', async (_, state) => {
  await queue('full@example.org');
  await pool.query(`update outbox set ${state}`);
  await sendAll();
  expect(logged).toMatchObject([{ level: 'warn' }, { level: 'error', error: 'MailGivenUp' }]);
  expect(await isEmpty('true')).toBe(true);
});

it('does not send mails of a failed transaction', async () => {
  const failing = transaction(pool, async (sql) => {
    await queueMail(sql, { to: 'a@example.org', subject: 'x', text: 'x' });
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  await sendAll();
  expect(received).toEqual([]);
});

describe('the list of mails', async () => {
  const listing = await openServer({ LIST_MAILS: '1' });
  const list = (path = '/dev/mails', headers = {}) => listing.app.request(path, { headers });

  it("shows them as text on the developer's machine", async () => {
    await queueMail(listing.pool, { to: 'a@example.org', subject: '<b>Hi</b>', text: 'x' });
    expect(await (await list()).text()).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    for (const host of ['127.0.0.1:4180', '[::1]:4180'])
      expect((await list(`http://${host}/dev/mails`)).status).toBe(200);
  });

  it.each(['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'Via', 'X-Real-IP'])(
    'is not available for a request that a proxy has forwarded with %s',
    async (name) => {
      expect((await list('/dev/mails', { [name]: '203.0.113.9' })).status).toBe(404);
    },
  );

  it('is not available by another name, which another site may use', async () => {
    expect((await list('http://shop.example/dev/mails')).status).toBe(404);
  });

  it('is available only if it is enabled, without a public URL and for this machine', async () => {
    expect((await clientOf(app).get('/dev/mails')).status).toBe(404);
    for (const variables of [{ PUBLIC_URL: 'http://shop.example' }, { HOST: '0.0.0.0' }])
      expect(() => readConfig({ LIST_MAILS: '1', ...variables })).toThrow(/LIST_MAILS is invalid: Mails contain codes/);
  });
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { sendNext, smtpSender } from '../../apps/server/src/mail/sender.ts';
import { queueMail } from '../../apps/server/src/mail/outbox.ts';
import { tx } from '../../apps/server/src/database/pool.ts';
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
// Without a listener a broken connection ends the process.
mailServer.on('error', () => {});
const listener = mailServer.listen(0, '127.0.0.1');
await once(listener, 'listening');
const send = smtpSender(`smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`, 'Shop <shop@shop.example>');
afterAll(() => new Promise<void>((resolve) => mailServer.close(resolve)));

beforeEach(async () => {
  received.length = 0;
  logged.length = 0;
  await pool.query('truncate outbox');
});

const logged: object[] = [];
const log = (entry: object) => void logged.push(entry);

const queue = (to: string) => queueMail(pool, { to, subject: `To ${to}`, text: 'A secret' });

async function sendAll() {
  while (await sendNext(pool, send, log));
}

it('four senders at once send each mail once, and forget its text', async () => {
  for (let index = 0; index < 20; index += 1) await queue(`person${index}@example.org`);
  await Promise.all([sendAll(), sendAll(), sendAll(), sendAll()]);
  expect(received).toHaveLength(20);
  expect(new Set(received.map((text) => /^Message-ID: .*/im.exec(text)?.[0])).size).toBe(20);
  expect((await pool.query("select from outbox where sent_at is null or body <> ''")).rowCount).toBe(0);
});

it('tries a refused mail again later, and sends the others', async () => {
  await queue('full@example.org');
  await queue('fine@example.org');
  await sendAll();
  expect(received).toHaveLength(1);
  const { rows } = await pool.query<{ attempts: number; waits: boolean }>(
    'select attempts, next_attempt_at > now() as waits from outbox where sent_at is null',
  );
  expect(rows).toEqual([{ attempts: 1, waits: true }]);
});

it('says in the log that mails are not sent, and not to whom', async () => {
  await queue('full@example.org');
  await sendAll();
  expect(logged).toMatchObject([{ level: 'warn', code: 'EENVELOPE' }]);
  expect(JSON.stringify(logged)).not.toContain('full');
});

it('holds no connection while the mail server takes its time', async () => {
  await queue('slow@example.org');
  let inUse = NaN;
  const slow = () => {
    inUse = pool.totalCount - pool.idleCount;
    return Promise.resolve();
  };
  await sendNext(pool, slow, log);
  expect(inUse).toBe(0);
});

it('sends nothing of a transaction that failed', async () => {
  const failing = tx(pool, async (sql) => {
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

  it('shows them as text on the machine of the developer who asks for it', async () => {
    await queueMail(listing.pool, { to: 'a@example.org', subject: '<b>Hi</b>', text: 'x' });
    expect(await (await list()).text()).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    for (const host of ['127.0.0.1:4180', '[::1]:4180'])
      expect((await list(`http://${host}/dev/mails`)).status).toBe(200);
  });

  it.each(['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'Via', 'X-Real-IP'])(
    'is not there for a request that a proxy has passed on with %s',
    async (name) => {
      expect((await list('/dev/mails', { [name]: '203.0.113.9' })).status).toBe(404);
    },
  );

  it('is not there by another name, which a page of another site may have', async () => {
    expect((await list('http://shop.example/dev/mails')).status).toBe(404);
  });

  it('is not there unless it is asked for, and only without a public URL and for this machine', async () => {
    expect((await clientOf(app).get('/dev/mails')).status).toBe(404);
    for (const variables of [{ PUBLIC_URL: 'http://shop.example' }, { HOST: '0.0.0.0' }])
      expect(() => readConfig({ LIST_MAILS: '1', ...variables })).toThrow(/LIST_MAILS: Mails contain codes/);
  });
});

import { expect, it } from 'vitest';
import { createApp } from '../../apps/server/src/app.ts';
import { countAttempt } from '../../apps/server/src/auth/throttle.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openServer } from './setup/openServer.ts';
import { password } from './setup/people.ts';

const { pool, services } = await openServer();
const app = createApp({ ...services, config: readConfig({ TRUST_PROXY: '1' }) });

const post = async (path: string, from: string, body: object) =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.9, ${from}` },
    body: JSON.stringify(body),
  });

const resets = async (from: readonly string[]) => {
  await pool.query('truncate throttle');
  const answers = from.map((address, index) =>
    post('/api/password-resets', address, { email: `nobody${index}@example.org` }),
  );
  return (await Promise.all(answers)).filter(({ status }) => status === 429).length;
};

it('the addresses of one IPv6 network, of which every customer has one, count together', async () => {
  expect(await resets(Array.from({ length: 21 }, (_, index) => `2001:db8:0:1::${index.toString(16)}`))).toBe(1);
  expect(await resets(Array.from({ length: 21 }, (_, index) => `2001:db8:0:1:${index}:1:2:3`))).toBe(1);
  expect(await resets(Array.from({ length: 21 }, (_, index) => `2001:db8:0:${index.toString(16)}::1`))).toBe(0);
  expect(await resets(Array.from({ length: 21 }, (_, index) => `::ffff:192.0.2.${index}`))).toBe(0);
});

it('one place cannot try a password for all accounts', async () => {
  const signIn = async (from: string) =>
    (await post('/api/session/customer', from, { email: `${from}@example.org`, password })).status;
  for (let count = 0; count < 300; count += 1) await countAttempt(pool, 'signInFrom', '192.0.2.1');
  expect(await signIn('192.0.2.1')).toBe(429);
  expect(await signIn('192.0.2.2')).toBe(401);
  // Nor can it fill the table with attempts.
  const before = await pool.query('select from throttle');
  for (const path of ['/api/session/customer/code/confirm', '/api/registrations/verify'])
    expect((await post(path, '192.0.2.1', { email: 'nobody@example.org', code: '000000' })).status).toBe(429);
  expect((await pool.query('select from throttle')).rowCount).toBe(before.rowCount);
});

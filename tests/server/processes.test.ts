import { expect, it } from 'vitest';
import { openDatabase } from './setup/openServer.ts';
import { addresses, board, boardTotal } from './setup/order.ts';
import { addPerson, clientOf, cookieOf, keyed, password } from './setup/people.ts';
import { appOf, ended, startProcess } from './setup/startProcess.ts';

const { url, pool } = await openDatabase();
const processes = await Promise.all([startProcess(url), startProcess(url)]);
const empty = await openDatabase();

const [first, second] = processes.map(appOf);
if (!first || !second) throw new Error('Two servers were started');

/** A customer with a board in the cart, at both servers. */
const buyer = async (name: string) => {
  const { email } = await addPerson(pool, 'customer', name);
  const cookie = cookieOf(await clientOf(first).post('/api/session/customer', { email, password }));
  await clientOf(first, cookie).post('/api/cart/lines', board);
  return [clientOf(first, cookie), clientOf(second, cookie)] as const;
};

const [one, two] = await buyer('Asha');
const checkOut = (by: typeof one, expectedTotal: number, key: string) =>
  by.post('/api/cart/orders', { expectedTotal, addresses }, keyed(key));

it('twenty posts with one key to two processes create one order', async () => {
  const posts = Array.from({ length: 20 }, (_, index) => checkOut(index % 2 ? two : one, boardTotal, 'the same key'));
  const responses = await Promise.all(posts);
  expect(responses.map((response) => response.status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect((await pool.query('select from orders')).rowCount).toBe(1);
});

it('orders at two processes have numbers without gaps, although some fail', async () => {
  const before = (await pool.query('select from orders')).rowCount ?? 0;
  // In sequence, because a server checks only a few passwords at once.
  const buyers = [];
  for (let index = 0; index < 40; index += 1) buyers.push(await buyer(`Buyer-${index}`));
  await Promise.all(
    buyers.map((by, index) => checkOut(by[index % 2 ? 1 : 0], index % 10 === 0 ? 1 : boardTotal, `buyer ${index}`)),
  );
  const { rows } = await pool.query<{ number: number }>('select number from orders order by number');
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: before + 36 }, (_, index) => index + 1));
});

it('refuses a body of 10 MB', async () => {
  const response = await one.post('/api/cart/orders', `"${'x'.repeat(10_000_000)}"`, {
    'Idempotency-Key': 'a-large-body-a-large-body',
  });
  expect(response.status).toBe(413);
});

it('serves the site with its headers, and its own page for unknown paths', async () => {
  const home = await first.request('/');
  expect(await home.text()).toBe('Home');
  expect(home.headers.get('Strict-Transport-Security')).toContain('max-age');
  const unknown = await first.request('/nowhere');
  expect([unknown.status, await unknown.text()]).toEqual([404, 'Not found']);
});

it('does not start on a used port, or add an administrator whose password nobody has seen', async () => {
  const { port } = new URL(processes[1]?.url ?? '');
  await expect(startProcess(empty.url, { PORT: port })).rejects.toThrow('The server has ended');
  expect((await empty.pool.query("select from users where role = 'administrator'")).rowCount).toBe(0);
});

it('stops on a signal, after the running requests', async () => {
  const [process] = processes;
  const running = one.post('/api/registrations', { name: 'Late', email: 'late@example.org', password });
  await clientOf(first).get('/healthz');
  process?.child.kill('SIGTERM');
  expect((await running).status).toBe(202);
  expect(process && (await ended(process.child))).toBe(0);
  expect((await two.get('/readyz')).status).toBe(200);
});

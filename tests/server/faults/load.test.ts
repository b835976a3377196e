import { listQueries } from '@pcb/api/lists';
import { orderStatus } from '@pcb/api/records';
import { expect, it } from 'vitest';
import { insertOrders } from '../../../apps/server/src/seed/insertOrders.ts';
import { openServer } from '../setup/openServer.ts';
import { clientOf, cookieOf, password, signedIn } from '../setup/people.ts';
import { startProcess } from '../setup/startProcess.ts';

const count = 100_000;
const { app, pool, url } = await openServer();
await insertOrders(pool, count, () => {});
const administrator = await signedIn(app, pool, 'administrator', 'Boss');

const queryOf = (query: object) => `/api/admin/orders?query=${encodeURIComponent(JSON.stringify(query))}`;

/** Every combination of what is typed, a status, a column and a direction. */
const queries = ['', 'lakshmi', 'controller 41', '77777', 'zz'].flatMap((search) =>
  [undefined, ...orderStatus.options].flatMap((status) =>
    listQueries.orders.shape.sort
      .unwrap()
      .shape.by.options.flatMap((by) =>
        ['ascending', 'descending'].map((direction) =>
          queryOf({ search, ...(status && { filters: { status } }), sort: { by, direction } }),
        ),
      ),
  ),
);

/** The time within which 95 of 100 runs end, in milliseconds. */
async function p95(runs: readonly (() => Promise<unknown>)[]): Promise<number> {
  const times: number[] = [];
  for (const run of runs) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

it('a page of 100,000 orders takes at most 100 ms, on a machine that needs a millisecond for nothing', async () => {
  const nothing = queries.map(() => () => pool.query('select 1'));
  const before = await p95(nothing);
  const list = await p95(
    queries.map((query) => async () => {
      expect((await administrator.get(query)).status).toBe(200);
    }),
  );
  const unit = Math.max(1, before, await p95(nothing));
  console.log(`p95 of ${queries.length} lists: ${list.toFixed(1)} ms; of select 1: ${unit.toFixed(1)} ms`);
  expect(list / unit).toBeLessThanOrEqual(100);
});

it('exports all of them without holding them', async () => {
  const answer = await administrator.get('/api/admin/orders/csv');
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  let lines = 0;
  for await (const chunk of answer.body ?? []) {
    lines += chunk.filter((byte) => byte === 10).length;
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  console.log(`${((peak - before) / 1e6).toFixed(1)} MB more for ${lines} lines`);
  expect(lines).toBe(count + 1);
  expect(peak - before).toBeLessThan(50e6);
});

it('200 clients at once get pages, or are told to try again', async () => {
  const server = await startProcess(url, {});
  const one = {
    request: (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init),
  };
  const signIn = await clientOf(one).post('/api/session/administrator', { email: administrator.email, password });
  const client = clientOf(one, cookieOf(signIn));
  const statuses = new Map<number, number>();
  const end = performance.now() + 30_000;
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      for (let turn = index; performance.now() < end; turn += 1) {
        const answer = await client.get(queries[turn % queries.length] ?? '');
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
    }),
  );
  console.log('Answers by status', Object.fromEntries(statuses));
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(0);
});

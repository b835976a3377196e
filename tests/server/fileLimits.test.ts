import { maxFileSize } from '@pcb/quoting/orderFiles';
import { describe, expect, it } from 'vitest';
import { countAttempt } from '../../apps/server/src/auth/throttle.ts';
import { openServer } from './setup/openServer.ts';
import { order } from './setup/order.ts';
import { clientOf, signedIn } from './setup/people.ts';
import { appWith, sendFile } from './setup/sendFile.ts';

const large = await openServer();

describe('limits of files', async () => {
  const small = await openServer({ STORAGE_GB: '30' });
  const { pool, services } = small;
  const customer = await signedIn(small.app, pool, 'customer', 'Asha');
  const other = await signedIn(small.app, pool, 'customer', 'Ravi');
  const gigabytes = (count: number) => count * 1_000_000_000;
  const file = (by: { cookie: string }, headers = {}) => sendFile(small.app, by.cookie, 'x', 'a.zip', headers);
  /** Adds files of these sizes as if they had been uploaded. */
  const addFiles = async (by: { id: number }, ...sizes: number[]) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into files (user_id, name, size, sha256) select $1, 'big.zip', size, '' from unnest($2::bigint[]) size
       returning id`,
      [by.id, sizes],
    );
    return rows.map(({ id }) => id);
  };
  const orderFiles = async (ids: readonly string[]) => {
    await pool.query(
      `insert into orders (number, customer, pcb_name, placed_on, net, search_text)
       select 1, 'Asha', 'Board', '2026-01-01', 0, '' where not exists (select from orders)`,
    );
    await pool.query(
      `insert into order_lines (order_number, position, name, quantity, unit, amount)
       values (1, 1, 'Board', 1, 0, 0) on conflict do nothing`,
    );
    await pool.query(
      `insert into line_files (order_number, position, file_id, purpose) select 1, 1, id, 'gerber' from unnest($1::uuid[]) id`,
      [ids],
    );
  };
  const errorOf = async (response: Response) => [response.status, ((await response.json()) as { error: object }).error];

  it('are 2 GB of a customer without an order and 20 GB in all, and do not affect other customers', async () => {
    const first = await addFiles(customer, gigabytes(2) - 10);
    expect(await errorOf(await file(customer, { 'Content-Length': '11' }))).toEqual([507, { code: 'overQuota' }]);
    expect((await file(customer, { 'Content-Length': '10' })).status).toBe(201);
    expect((await file(other)).status).toBe(201);
    await orderFiles(first);
    expect((await file(customer)).status).toBe(201);
    await orderFiles(await addFiles(customer, gigabytes(18)));
    expect(await errorOf(await file(customer))).toEqual([507, { code: 'overQuota' }]);
  });

  it('apply to many uploads at once', async () => {
    const sender = await signedIn(small.app, pool, 'customer', 'Parallel');
    await addFiles(sender, gigabytes(2) - 2 * maxFileSize);
    let release = () => {};
    const hang = new Promise<void>((resolve) => (release = resolve));
    const store = async () => {
      await hang;
      return { size: 1, sha256: Buffer.alloc(32) };
    };
    const slow = appWith(small, { files: { ...services.files, store } });
    const statuses: number[] = [];
    const uploads = Array.from({ length: 5 }, async () => {
      // Without a length, each may reach the maximum size of a file.
      statuses.push((await sendFile(slow, sender.cookie, 'x')).status);
    });
    await expect.poll(() => statuses, { timeout: 60_000 }).toEqual([507, 507, 507]);
    release();
    await Promise.all(uploads);
    expect(statuses).toEqual([507, 507, 507, 201, 201]);
  });

  it('apply to all files together, which is logged', async () => {
    await addFiles(other, gigabytes(1));
    await addFiles({ ...other, id: (await signedIn(small.app, pool, 'customer', 'Third')).id }, gigabytes(9));
    expect(await errorOf(await file(other))).toEqual([507, { code: 'full' }]);
    expect(small.logged).toContainEqual({ level: 'error', error: 'StorageFull' });
  });

  it('leave a gigabyte of the disk free, so that orders still work', async () => {
    const { app } = large;
    const buyer = await signedIn(app, large.pool, 'customer', 'Buyer');
    const freeBytes = () => Promise.resolve(gigabytes(1) + 10);
    const nearlyFull = appWith(large, { files: { ...large.services.files, freeBytes } });
    expect((await sendFile(nearlyFull, buyer.cookie, 'x', 'a.zip', { 'Content-Length': '10' })).status).toBe(201);
    expect((await sendFile(nearlyFull, buyer.cookie, 'x', 'a.zip', { 'Content-Length': '11' })).status).toBe(507);
    expect((await order(clientOf(nearlyFull, buyer.cookie))).status).toBe(201);
  });

  it('report a disk that is full nevertheless', async () => {
    const store = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const full = appWith(large, { files: { ...large.services.files, store } });
    const buyer = await signedIn(large.app, large.pool, 'customer', 'Late');
    expect((await sendFile(full, buyer.cookie, 'x')).status).toBe(507);
  });
});

it('a customer who keeps uploading is refused for a while', async () => {
  const customer = await signedIn(large.app, large.pool, 'customer', 'Restless');
  for (let count = 0; count < 600; count += 1) await countAttempt(large.pool, 'upload', String(customer.id));
  const response = await sendFile(large.app, customer.cookie, 'x');
  expect([response.status, await response.json()]).toEqual([429, { error: { code: 'tooMany', limit: 'upload' } }]);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3_000);
});

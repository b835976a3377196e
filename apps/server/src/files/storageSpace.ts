import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { transaction } from '../database/pool.ts';
import { readRows } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import type { Services } from '../http/types.ts';
import type { Received } from './receive.ts';

const customerUsageRow = z.strictObject({ unordered: z.number(), all: z.number() });
const usageRow = z.strictObject({ all: z.number(), coming: z.number() });

const gigabyte = 1_000_000_000;

/** In bytes per customer, so that one customer cannot fill the storage. */
const limits = {
  unordered: 2 * gigabyte,
  all: 20 * gigabyte,
};

/** Free disk space that uploads leave to the database, so that orders still work. */
const reserve = gigabyte;

/** An upload does not take an hour, so its process was killed. */
export const isAbandoned = `sha256 is null and created_at < now() - interval '1 hour'`;

interface Upload {
  userId: number;
  name: string;
  /** The maximum, in bytes. */
  size: number;
}

/**
 * Inserts the row of an upload, and returns its id.
 *
 * @throws `overQuota` if the customer has too many files, `full` if there is no room for anybody's
 */
export async function reserveStorage(services: Services, { userId, name, size }: Upload): Promise<string> {
  const { pool, config, files, log } = services;
  const free = await files.freeBytes();
  return transaction(pool, async (sql) => {
    // Locked, so that concurrent uploads do not each find the same room.
    await sql.query('select from users where id = $1 for no key update', [userId]);
    const own = await readRows(
      sql,
      customerUsageRow,
      `select coalesce(sum(size), 0)::bigint as "all",
         coalesce(sum(size) filter (where not exists (
           select from line_files where file_id = files.id and order_number is not null
         ) and not exists (select from event_files where file_id = files.id)), 0)::bigint as unordered
       from files where user_id = $1`,
      [userId],
    );
    for (const { unordered, all } of own)
      if (unordered + size > limits.unordered || all + size > limits.all) throw new ApiError('overQuota');

    const rows = await readRows(
      sql,
      usageRow,
      `select coalesce(sum(size), 0)::bigint as "all",
         (select coalesce(sum(size), 0)::bigint from files where sha256 is null) as coming from files`,
    );
    for (const { all, coming } of rows)
      if (all + size > config.STORAGE_GB * gigabyte || free - coming - size < reserve) {
        log({ level: 'error', error: 'StorageFull' });
        throw new ApiError('full');
      }

    const id = randomUUID();
    await sql.query('insert into files (id, user_id, name, size) values ($1, $2, $3, $4)', [id, userId, name, size]);
    return id;
  });
}

export async function keepFile({ pool }: Services, id: string, { size, sha256 }: Received): Promise<void> {
  const { rowCount } = await pool.query('update files set size = $2, sha256 = $3 where id = $1', [id, size, sha256]);
  if (!rowCount) throw new ApiError('busy');
}

/** Removes a failed upload. If that fails too, its row does not count towards the quota, and `deleteUnusedFiles` deletes it. */
export async function dropFile({ pool, files }: Services, id: string): Promise<void> {
  await pool.query('update files set size = 0 where id = $1', [id]);
  await files.remove(id);
  await pool.query('delete from files where id = $1', [id]);
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Pool, transaction } from '../database/pool.ts';
import { readRows } from '../database/rows.ts';
import type { FileStore } from './fileStore.ts';
import { draftEnding } from './receive.ts';
import { isAbandoned } from './storageSpace.ts';

const idRow = z.strictObject({ id: z.string() });

const day = 24 * 3_600_000;

const isUnused = `created_at < now() - interval '30 days'
  and not exists (select from line_files where file_id = files.id)
  and not exists (select from event_files where file_id = files.id)`;
const unneeded = `(${isAbandoned} or ${isUnused})`;

/** Deletes files without a line after 30 days, and the remains of killed uploads. */
export async function deleteUnusedFiles(pool: Pool, files: FileStore, folder: string): Promise<void> {
  const rows = await readRows(pool, idRow, `select id from files where ${unneeded}`);
  for (const { id } of rows)
    await transaction(pool, async (sql) => {
      // Bytes first: a row whose file could not be removed is found again.
      const { rowCount } = await sql.query(`delete from files where id = $1 and ${unneeded}`, [id]);
      if (rowCount) await files.remove(id);
    });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.endsWith(draftEnding) && (await stat(path)).mtimeMs < Date.now() - day) await rm(path, { force: true });
  }
}

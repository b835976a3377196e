import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { startPostgres } from './database/embedded.ts';
import { dataFolder } from './database/folder.ts';
import { migrate } from './database/migrate.ts';
import { createPool, type Pool } from './database/pool.ts';

export interface OpenDatabase {
  pool: Pool;
  /** Where uploaded files are stored. */
  filesFolder: string;
  close: () => Promise<void>;
}

/** Connects to `DATABASE_URL` or starts a PostgreSQL, and runs the migrations. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const folder = dataFolder(config.DATA_FOLDER);
  const filesFolder = join(folder, 'files');
  mkdirSync(filesFolder, { recursive: true });
  // For the server's user alone. The folder may be from before that was so.
  chmodSync(filesFolder, 0o700);
  const embedded = config.DATABASE_URL === undefined ? await startPostgres(folder) : undefined;
  const url = embedded?.url ?? config.DATABASE_URL ?? '';
  await migrate(url);
  const pool = createPool(url, config.POOL_SIZE, config.DATABASE_SECONDS);
  return {
    pool,
    filesFolder,
    close: async () => {
      await pool.end();
      await embedded?.stopIfUnused();
    },
  };
}

import type { OwnPostgres } from '@pcb/own-postgres/startPostgres';
import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from './config.ts';
import { dataFolder, programsFolder } from './database/folder.ts';
import { migrate } from './database/migrate.ts';
import { createPool, type Pool, redirect } from './database/pool.ts';
import { readRow } from './database/rows.ts';
import { writeLog } from './http/log.ts';
import { StartError } from './startError.ts';

const canRow = z.strictObject({ can: z.boolean() });

interface OpenDatabase {
  pool: Pool;
  ownerUrl: string;
  filesFolder: string;
  close: () => Promise<void>;
}

function createFilesFolder(folder: string): string {
  const filesFolder = join(folder, 'files');
  try {
    mkdirSync(filesFolder, { recursive: true });
    accessSync(filesFolder, constants.W_OK);
    // Only the server's user may read it; older folders can have other permissions.
    chmodSync(filesFolder, 0o700);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The server cannot write to the folder ${folder}; set DATA_FOLDER to another: ${reason}.`, {
      cause,
    });
  }
  return filesFolder;
}

/** Imported on demand: with DATABASE_URL, the server runs without this package. */
async function startOwnPostgres(folder: string, onRestart: () => void): Promise<OwnPostgres> {
  const [{ startPostgres }, { findPrograms }, { PostgresError }] = await Promise.all([
    import('@pcb/own-postgres/startPostgres'),
    import('@pcb/own-postgres/findPrograms'),
    import('@pcb/own-postgres/postgresError'),
  ]);
  try {
    const log = (message: string) => writeLog({ level: 'warn', message });
    return await startPostgres({ folder, programs: findPrograms(programsFolder()), log, onRestart });
  } catch (error) {
    throw error instanceof PostgresError ? new StartError(error.message, { cause: error }) : error;
  }
}

const print = (sentence: string) => void process.stdout.write(`${sentence}\n`);

async function warnOfOneRole(pool: Pool) {
  const found = await readRow(pool, canRow, `select has_table_privilege('audit', 'update, delete, truncate') as can`);
  if (found?.can)
    print(
      'The application can change its own audit, because the role of DATABASE_URL may do everything: give it a role of its own, and the owner of the tables in MIGRATIONS_DATABASE_URL.',
    );
}

/** Connects to `DATABASE_URL` or starts a PostgreSQL, and runs the migrations. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const folder = dataFolder(config.DATA_FOLDER);
  const filesFolder = createFilesFolder(folder);
  const own: OwnPostgres | undefined =
    config.DATABASE_URL === undefined
      ? await startOwnPostgres(folder, () => own && redirect(pool, own.applicationUrl()))
      : undefined;
  const url = own?.applicationUrl() ?? config.DATABASE_URL ?? '';
  const ownerUrl = own?.ownerUrl() ?? config.MIGRATIONS_DATABASE_URL ?? url;
  const pool = createPool(url, config.POOL_SIZE, config.DATABASE_SECONDS);
  const close = async () => {
    await pool.end();
    await own?.release();
  };
  try {
    await migrate(url, { ownerUrl, log: print });
    await warnOfOneRole(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { pool, ownerUrl, filesFolder, close };
}

import { findPrograms } from '@pcb/own-postgres/findPrograms';
import { type OwnPostgres, startPostgres } from '@pcb/own-postgres/startPostgres';
import { programsFolder } from '../../../apps/server/src/database/folder.ts';

/** Starts a PostgreSQL in a folder, or uses the one that runs there. */
export const startIn = (folder: string, programs = findPrograms(programsFolder())): Promise<OwnPostgres> =>
  startPostgres({ folder, programs, log: () => {}, onRestart: () => {} });

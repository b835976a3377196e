import { downloadedPostgres } from './downloadedPostgres.ts';
import { systemPostgres } from './systemPostgres.ts';

/** The folder with the programs of PostgreSQL: those of the system, else those that are downloaded into a folder. */
export const findPrograms = (downloads: string): string => systemPostgres() ?? downloadedPostgres(downloads);

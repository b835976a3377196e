import { downloadedPostgres } from './downloadedPostgres.ts';
import { systemPostgres } from './systemPostgres.ts';

/** The folder of PostgreSQL's programs: the system's, else downloaded ones. */
export const findPrograms = (downloads: string): string => systemPostgres() ?? downloadedPostgres(downloads);

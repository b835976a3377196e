import { downloadedPostgres } from './downloadedPostgres.ts';
import { systemPostgres } from './systemPostgres.ts';

export const findPrograms = (downloads: string): string => systemPostgres() ?? downloadedPostgres(downloads);

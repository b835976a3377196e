import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../startError.ts';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export interface Recorded {
  name: string;
  checksum?: string | null | undefined;
}

export const readMigrations = (folder: string): readonly Migration[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort((one, other) => one.localeCompare(other))
    .map((name) => {
      // Git may check text files out with other line ends.
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });

export function pendingOf(files: readonly Migration[], recorded: readonly Recorded[]): readonly Migration[] {
  const known = new Map(files.map((file) => [file.name, file]));
  for (const { name, checksum } of recorded) {
    const file = known.get(name);
    if (!file)
      throw new StartError(
        `The database has run the migration ${name}, which this version of the server does not have: start the newer version that ran it.`,
      );
    if (checksum && checksum !== file.checksum)
      throw new StartError(
        `The migration ${name} has changed since the database ran it: restore the file, and make the change in a new one.`,
      );
  }
  return files.filter(({ name }) => recorded.every((row) => row.name !== name));
}

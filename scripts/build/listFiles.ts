import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Matches names. Returns sorted paths relative to the working directory, with forward slashes. */
export async function listFiles(folder: string, matching: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && matching.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort();
}

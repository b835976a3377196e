import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from '../shared/run.ts';
import type { Files } from './plan.ts';

/** Writes and formats files: the length of a name decides where a line breaks. Resolves to the files. */
export async function writeFiles(files: Files): Promise<Files> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  await run(`oxfmt ${Object.keys(files).join(' ')}`);
  return files;
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { compress } from '../../../scripts/build/compress.ts';
import { foldersOf } from './mode.ts';

export const siteFolder = join(import.meta.dirname, '..');

/** Not strict, because the development server also loads this file and has its own arguments. */
const { values } = parseArgs({ options: { mode: { type: 'string' } }, strict: false });

export const mode = typeof values.mode === 'string' ? values.mode : 'production';

/** The folder of the build until it is complete. */
export const outputFolder = foldersOf(mode).draft;

export const readOutput = (file: string) => readFile(join(outputFolder, file), 'utf8');

/** Pending writes. Other threads compress files and draw pictures while this one renders pages. */
const writes: Promise<void>[] = [];

async function writeOutput(path: string, content: string | Promise<Buffer>): Promise<void> {
  const file = join(outputFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await content);
  await compress(file);
}

export const write = (path: string, content: string | Promise<Buffer>) => void writes.push(writeOutput(path, content));

/** Compresses a file that Vite wrote. */
export const compressOutput = (path: string) => void writes.push(compress(join(outputFolder, path)));

export const allWritten = () => Promise.all(writes);

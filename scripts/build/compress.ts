import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);

/** The best quality compresses HTML by 2 % more and takes three times as long. */
const qualityOf = (extension: string) => (extension === '.html' ? 10 : constants.BROTLI_MAX_QUALITY);

/** Compresses a file in advance, so that a server does not compress it on each request. @param quality Brotli's, 0 to 11. */
export async function compress(path: string, quality?: number): Promise<void> {
  const extension = extname(path);
  if (!compressible.has(extension)) return;
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality ?? qualityOf(extension) };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((result) => writeFile(`${path}.br`, result)),
    promisify(gzip)(content).then((result) => writeFile(`${path}.gz`, result)),
  ]);
}

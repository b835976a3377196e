/** Writes the sample PDFs of the certifications page: `npm run certificates`. They are committed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { certificateFiles } from './certificateFiles.ts';

for (const { href, pdf } of certificateFiles) {
  const file = join(import.meta.dirname, '../../apps/site/public', href);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, pdf, 'latin1');
}

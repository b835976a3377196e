/**
 * Writes the declarations of a package into its dist with tsc, renames relative imports to their output files, and
 * removes declarations that no entry point imports.
 */
import { execFileSync } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { listFiles } from './listFiles.ts';
import { removeUnreachable } from './removeUnreachable.ts';

const tsc = new URL('../../node_modules/typescript/bin/tsc', import.meta.url).pathname;

execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });

for (const file of await listFiles('dist', /\.d\.ts$/)) {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(
      /(['"])(\.{1,2}\/[^'"]+?)\.tsx?\1/g,
      (_, quote: string, path: string) => `${quote}${path.replace(/\.css$/, '.styles')}.js${quote}`,
    ),
  );
  if (file.endsWith('.css.d.ts')) await rename(file, file.replace(/\.css\.d\.ts$/, '.styles.d.ts'));
}

await removeUnreachable();

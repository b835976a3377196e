/**
 * Writes the declarations of a package into its dist with tsc, renames relative imports to their output files, and
 * removes declarations that no entry point imports. A package under an open licence is published with its sources, and
 * gets declaration maps, so that "Go to definition" leads to them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { listFiles } from './listFiles.ts';
import { removeUnreachable } from './removeUnreachable.ts';

const tsc = new URL('../../node_modules/typescript/bin/tsc', import.meta.url).pathname;

const { license } = JSON.parse(await readFile('package.json', 'utf8')) as { license: string };
const declarationMap = String(license !== 'UNLICENSED');

execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--declarationMap', declarationMap], {
  stdio: 'inherit',
});

for (const file of await listFiles('dist', /\.d\.ts$/)) {
  const text = await readFile(file, 'utf8');
  const target = file.replace(/\.css\.d\.ts$/, '.styles.d.ts');
  await writeFile(
    file,
    text
      .replace(
        /(['"])(\.{1,2}\/[^'"]+?)\.tsx?\1/g,
        (_, quote: string, path: string) => `${quote}${path.replace(/\.css$/, '.styles')}.js${quote}`,
      )
      .replace(/(sourceMappingURL=.*)\.css\.d\.ts\.map/, '$1.styles.d.ts.map'),
  );
  if (target === file) continue;
  await rename(file, target);
  if (existsSync(`${file}.map`)) await rename(`${file}.map`, `${target}.map`);
}

await removeUnreachable();

import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathsIn, patternOf, type Targets } from './exportPaths.ts';
import { listFiles } from './listFiles.ts';

/** Some modules only compute styles at build time. Run in the folder of the package. */
export async function removeUnreachable(): Promise<void> {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Targets };
  const entries = ['./dist/noStyles.js', ...pathsIn(manifest.exports)].map(patternOf);
  const files = await listFiles('dist', /\.js$|\.d\.ts$/);
  const reached = new Set<string>();
  const queue = files.filter((file) => entries.some((entry) => entry.test(file)));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const text = await readFile(file, 'utf8');
    for (const [, path = ''] of text.matchAll(/['"](\.{1,2}\/[^'"]+\.js)['"]/g)) {
      const module = join(file, '..', path);
      queue.push(file.endsWith('.d.ts') ? module.replace(/\.js$/, '.d.ts') : module);
    }
  }
  const unreachable = files.filter((file) => !reached.has(file));
  await Promise.all(unreachable.flatMap((file) => [rm(file), rm(`${file}.map`, { force: true })]));
}

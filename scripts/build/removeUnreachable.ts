import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './listFiles.ts';

type Targets = string | { [condition: string]: Targets };

const pathsIn = (targets: Targets): string[] =>
  typeof targets === 'string' ? [targets] : Object.values(targets).flatMap(pathsIn);

/** A target of `exports` as an expression. Its stars all stand for the same text. */
const patternOf = (target: string) =>
  new RegExp(
    `^${target
      .replace('./', '')
      .replaceAll('.', String.raw`\.`)
      .replace('*', '([^/]+)')
      .replaceAll('*', String.raw`\1`)}$`,
  );

/**
 * Removes the modules and declarations of the built package that none of its entry points imports: those that only
 * compute styles at build time. Run in its folder.
 */
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

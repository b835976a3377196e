import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './builtPages.ts';

const sources = () =>
  readdirSync(join(siteFolder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ path: `/assets/${file}`, text: readFileSync(join(siteFolder, 'assets', file), 'utf8') }));

/**
 * The addresses of the built scripts that hold these words.
 * @throws when no script holds one of them: a test that forbids it could not fail.
 */
export function scriptsWith(words: readonly string[]): ReadonlySet<string> {
  const scripts = sources();
  return new Set(
    words.flatMap((word) => {
      const found = scripts.filter(({ text }) => text.includes(word)).map(({ path }) => path);
      if (found.length === 0) throw new Error(`No script of the build holds “${word}”.`);
      return found;
    }),
  );
}

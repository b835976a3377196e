import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './builtPages.ts';

const sources = () =>
  readdirSync(join(siteFolder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ path: `/assets/${file}`, text: readFileSync(join(siteFolder, 'assets', file), 'utf8') }));

/**
 * The built scripts that contain any of these texts.
 * @throws if no script contains one of them, because a test that forbids it could not fail.
 */
export function scriptsWith(words: readonly string[]): ReadonlySet<string> {
  const scripts = sources();
  return new Set(
    words.flatMap((word) => {
      const found = scripts.filter(({ text }) => text.includes(word)).map(({ path }) => path);
      if (found.length === 0) throw new Error(`No script of the build contains “${word}”.`);
      return found;
    }),
  );
}

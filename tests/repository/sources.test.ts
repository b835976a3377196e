import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/listFiles.ts';
import { nonEmpty } from '../helpers/nonEmpty.ts';

const sources = nonEmpty((await listFiles('packages', /\.tsx?$/)).filter((file) => file.includes('/src/'))).map(
  (file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }),
);
const styles = nonEmpty(sources.filter(({ file }) => file.endsWith('.css.ts')));

const filesWith = (pattern: RegExp, files: readonly (typeof sources)[number][] = sources) =>
  files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('styles take zIndex and letterSpacing from vars, so that they keep to the scales of the theme', () => {
  expect(filesWith(/\b(zIndex|letterSpacing): (-?\d|'(?!inherit'))/, styles)).toEqual([]);
});

it('no module creates an Intl format while it loads, because every page that imports it would pay; use lazily', () => {
  expect(filesWith(/^(export )?const \w+ = new (Intl\.|DateFormatter)/m)).toEqual([]);
});

/** The text of a style file without the rules that apply only under a motion setting. */
function withoutMotion(text: string): string {
  const start =
    /\[(motionAllowed|`screen and \$\{motionAllowed\}`)\]: \{|'\(prefers-reduced-motion: reduce\)': \{/.exec(text);
  if (!start) return text;
  let end = start.index + start[0].length;
  for (let depth = 1; depth > 0; end++) depth += { '{': 1, '}': -1 }[text[end] ?? '}'] ?? 0;
  return withoutMotion(text.slice(0, start.index) + text.slice(end));
}

it('transitions, animations and the states of an entrance are inside motionAllowed: elsewhere nothing moves, and no overlay is transparent for a frame', () => {
  const moves = /\b(transition|animation): (?!'none'|.* 0s )|states\.(entering|exiting)|data-(entering|exiting)/;
  expect(styles.filter(({ text }) => moves.test(withoutMotion(text))).map(({ file }) => file)).toEqual([]);
});

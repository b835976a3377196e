import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/listFiles.ts';

const sources = (await listFiles('packages', /\.tsx?$/))
  .filter((file) => file.includes('/src/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('styles take zIndex and letterSpacing from vars, so that they keep to the scales of the theme', () => {
  expect(
    filesWith(/\b(zIndex|letterSpacing): (-?\d|'(?!inherit'))/).filter((file) => file.endsWith('.css.ts')),
  ).toEqual([]);
});

it('no module creates an Intl format while it loads, because every page that imports it would pay; use lazily', () => {
  expect(filesWith(/^(export )?const \w+ = new (Intl\.|DateFormatter)/m)).toEqual([]);
});

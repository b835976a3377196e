import { create } from 'fontkitten';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'packages/ui/src/fonts';
const css = readFileSync(`${folder}/fonts.css`, 'utf8');

const open = (file: string) => {
  const font = create(readFileSync(`${folder}/${file}`));
  if (font.isCollection) throw new Error(`${file} is a collection.`);
  return font;
};

describe.each(['geist', 'geist-mono'])('%s', (slug) => {
  it('has the signs of prices and figures in a separate face, small enough to inline in the style sheet', () => {
    const font = open(`${slug}-signs.woff2`);
    const signs = [...'₹\u03a9\u03bc≤≥'].map((sign) => sign.codePointAt(0) ?? 0);
    expect(signs.filter((sign) => !font.hasGlyphForCodePoint(sign))).toEqual([]);
    expect(statSync(`${folder}/${slug}-signs.woff2`).size).toBeLessThan(2048);
  });

  it('has the letters, digits and symbols of the site', () => {
    const font = open(`${slug}.woff2`);
    const missing = [...'ABCxyz0123456789.,:;–—‘’“”…×±µ°½·©é−'].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
});

it.each(['Geist', 'Geist Mono'])('%s has a fallback with adjusted metrics, so that text does not shift', (name) => {
  const rule = css.slice(css.indexOf(`'${name} Fallback'`));
  expect(rule).toMatch(/size-adjust: \d+(\.\d+)?%/);
  expect(rule).toMatch(/ascent-override: \d+(\.\d+)?%/);
});

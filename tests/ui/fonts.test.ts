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
  it('has the rupee sign in a separate face, small enough to inline in the style sheet', () => {
    expect(open(`${slug}-rupee.woff2`).hasGlyphForCodePoint(0x20b9)).toBe(true);
    expect(statSync(`${folder}/${slug}-rupee.woff2`).size).toBeLessThan(4096);
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

/**
 * `npm run fonts` generates the web fonts of @pcb/ui from the @fontsource-variable packages.
 * The results are committed, because they change only when a font does.
 *
 * - a text face each for Geist and Geist Mono: Latin, weights 400 to 700;
 * - a face with one glyph each for the rupee sign, which Fontsource has in `latin-ext`
 *   (a plain import would download 16 kB for it);
 * - local fallback faces with adjusted metrics, so that text does not move when the font arrives.
 */
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const outputFolder = join(import.meta.dirname, '../../packages/ui/src/fonts');

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Basic Latin, Latin-1, and the punctuation, arrows and signs in the site's text. */
const textCharacters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœˆ˚˜–—‘’‚“”„•…‹›€™↑↓−∕';

/** From @capsizecss/metrics 4.3.0, which is not installed: its 30,000 files were two fifths of all that `npm ci` wrote. */
const systemFonts = {
  arial: {
    familyName: 'Arial',
    category: 'sans-serif',
    capHeight: 1467,
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    unitsPerEm: 2048,
    xHeight: 1062,
    xWidthAvg: 913,
  },
  courierNew: {
    familyName: 'Courier New',
    category: 'monospace',
    capHeight: 1170,
    ascent: 1705,
    descent: -615,
    lineGap: 0,
    unitsPerEm: 2048,
    xHeight: 866,
    xWidthAvg: 1229,
  },
};

const families = [
  { name: 'Geist', slug: 'geist', fallback: systemFonts.arial, localFonts: ['Arial', 'Liberation Sans', 'Roboto'] },
  {
    name: 'Geist Mono',
    slug: 'geist-mono',
    fallback: systemFonts.courierNew,
    localFonts: ['Courier New', 'Liberation Mono', 'Roboto Mono'],
  },
];

const rules: string[] = [];

for (const { name, slug, fallback, localFonts } of families) {
  const packageFolder = dirname(require.resolve(`@fontsource-variable/${slug}/package.json`));
  const source = (subset: string) => join(packageFolder, `files/${slug}-${subset}-wght-normal.woff2`);
  const write = async (file: string, subset: string, characters: string) =>
    writeFile(
      join(outputFolder, file),
      await subsetFont(await readFile(source(subset)), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 700 } },
      }),
    );
  await write(`${slug}.woff2`, 'latin', textCharacters);
  await write(`${slug}-rupee.woff2`, 'latin-ext', '₹');
  await copyFile(join(packageFolder, 'LICENSE'), join(outputFolder, `${slug}.OFL.txt`));

  const face = (file: string, unicodeRange: string) => `@font-face {
  font-family: '${name}';
  font-style: normal;
  font-weight: 400 700;
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${unicodeRange};
}`;
  rules.push(face(`${slug}.woff2`, 'U+0000-20B8, U+20BA-FFFF'), face(`${slug}-rupee.woff2`, 'U+20B9'));

  const { fontFaces } = createFontStack([await fromFile(source('latin')), fallback], {
    fontFaceFormat: 'styleObject',
  });
  const metrics = fontFaces[0]?.['@font-face'];
  if (!metrics) throw new Error(`No fallback metrics could be computed for ${name}.`);
  rules.push(`@font-face {
  font-family: '${name} Fallback';
  src: ${localFonts.map((font) => `local('${font}')`).join(', ')};
  ascent-override: ${metrics.ascentOverride};
  descent-override: ${metrics.descentOverride};
  line-gap-override: ${metrics.lineGapOverride ?? '0%'};
  size-adjust: ${metrics.sizeAdjust};
}`);
}

await writeFile(
  join(outputFolder, 'fonts.css'),
  `/* Made by \`npm run fonts\`: change scripts/fonts/index.ts, not this. */\n${rules.join('\n\n')}\n`,
);

/**
 * `npm run fonts` writes the web fonts of @pcb/ui from the @fontsource-variable packages, for `fonts.css` beside them: for
 * each family a text face, Latin with weights 400 to 700, and a face of the rupee sign alone, which Fontsource has in
 * `latin-ext` (a plain import would download 16 kB for it). They are committed, because they change only when a font does.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const outputFolder = 'packages/ui/src/fonts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Basic Latin, Latin-1, and the punctuation, arrows and signs in the site's text. */
const textCharacters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœˆ˚˜–—‘’‚“”„•…‹›€™↑↓−∕';

for (const name of ['geist', 'geist-mono']) {
  const source = `node_modules/@fontsource-variable/${name}`;
  const write = async (file: string, subset: string, characters: string) => {
    const font = await readFile(`${source}/files/${name}-${subset}-wght-normal.woff2`);
    const variationAxes = { wght: { min: 400, max: 700 } };
    await writeFile(
      join(outputFolder, file),
      await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes }),
    );
  };
  await write(`${name}.woff2`, 'latin', textCharacters);
  await write(`${name}-rupee.woff2`, 'latin-ext', '₹');
  await copyFile(`${source}/LICENSE`, join(outputFolder, `${name}.OFL.txt`));
}

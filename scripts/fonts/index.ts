/**
 * `npm run fonts`: writes the web fonts of @pcb/ui, for `fonts.css` in the same folder. Each family has a text face (Latin,
 * weights 400 to 700) from the @fontsource-variable packages, and a face with a few signs from the whole font:
 * Fontsource has the rupee in `latin-ext`, 16 kB in a plain import, and Ω, μ, ≤ and ≥ in no subset. The whole font is
 * downloaded here, because its package would install Next.js. The results are committed, because they change only with
 * a font.
 */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const outputFolder = 'packages/ui/src/fonts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Basic Latin, Latin-1, and the punctuation, arrows and signs in the site's text. */
const textCharacters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœˆ˚˜–—‘’‚“”„•…‹›€™↑↓−∕';

/** The Greek Ω and μ: Unicode prefers omega to its ohm sign, and Latin-1 has the micro sign. */
const signs = '₹\u03a9\u03bc≤≥';

const families = [
  { name: 'geist', whole: 'geist-sans/Geist-Variable' },
  { name: 'geist-mono', whole: 'geist-mono/GeistMono-Variable' },
];

const geist = await mkdtemp(join(tmpdir(), 'geist-'));
execFileSync('npm', ['pack', 'geist@1.9.2', '--silent', '--pack-destination', geist]);
execFileSync('tar', ['-xzf', join(geist, 'geist-1.9.2.tgz'), '-C', geist]);

for (const { name, whole } of families) {
  const source = `node_modules/@fontsource-variable/${name}`;
  const write = async (file: string, from: string, characters: string) => {
    const font = await readFile(from);
    const variationAxes = { wght: { min: 400, max: 700 } };
    await writeFile(
      join(outputFolder, file),
      await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes }),
    );
  };
  await write(`${name}.woff2`, `${source}/files/${name}-latin-wght-normal.woff2`, textCharacters);
  await write(`${name}-signs.woff2`, join(geist, 'package/dist/fonts', `${whole}.woff2`), signs);
  await copyFile(`${source}/LICENSE`, join(outputFolder, `${name}.OFL.txt`));
}

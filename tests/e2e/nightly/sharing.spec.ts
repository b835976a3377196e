import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '../../../apps/site/src/brand.ts';
import { expect, siteFolder, test } from '../../helpers/builtPages.ts';

const png = (path: string) => sharp(join(siteFolder, path));

test('every picture is a drawing in the colours of the site, 1200 by 630', async ({ builtPages }) => {
  const files = [...builtPages].flatMap(([, { shared }]) => shared['og:image'] ?? []);
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const image = png(file.replace(brand.website, ''));
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect({ file, ...info }).toMatchObject({ file, width: 1200, height: 630 });
    // The corner has the page colour of the light theme; black or white would be a picture without styles.
    expect([file, ...data.subarray(0, 3)]).toEqual([file, 250, 249, 245]);
    expect((await image.stats()).entropy, file).toBeGreaterThan(0.5);
  }
});

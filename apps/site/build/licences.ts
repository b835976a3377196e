import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOutput, siteFolder, write } from './output.ts';

/** The licences of the code and fonts that the site sends to browsers. Vite lists the packages in it. */
export const licencesFile = 'third-party-licences.txt';

/** Adds the licence of each font, which Vite does not list. */
export async function addFontLicences(): Promise<void> {
  const fonts = ['geist', 'geist-mono'].map((font) =>
    readFile(join(siteFolder, `../../packages/ui/src/fonts/${font}.OFL.txt`), 'utf8'),
  );
  write(licencesFile, [await readOutput(licencesFile), ...(await Promise.all(fonts))].join('\n\n'));
}

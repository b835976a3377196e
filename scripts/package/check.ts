/** `npm run check:packages`: publint and arethetypeswrong on each package as its users get it. */
import { readFileSync } from 'node:fs';
import { run } from '../shared/run.ts';
import type { Manifest } from './publishedManifest.ts';
import { packageFolders, stagedFolder } from './stagedPackages.ts';

for (const name of packageFolders) {
  const folder = stagedFolder(name);
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  // Style sheets have no types.
  const sheets = Object.keys(exports)
    .filter((path) => path.endsWith('.css'))
    .map((path) => path.slice('./'.length));
  const excluded = sheets.length > 0 ? ` --exclude-entrypoints ${sheets.join(' ')}` : '';
  for (const command of [`publint ${folder} --strict`, `attw --pack ${folder} --profile esm-only --quiet${excluded}`]) {
    if (!(await run(command))) process.exitCode = 1;
  }
}

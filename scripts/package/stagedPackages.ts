import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The folder with what is published of each package. `publishConfig.directory` of the packages refers to it. */
const stagingFolder = '.cache/publish';

function isForOthers(name: string): boolean {
  const file = `packages/${name}/package.json`;
  return existsSync(file) && !(JSON.parse(readFileSync(file, 'utf8')) as { private?: boolean }).private;
}

/** The folders of the packages under packages/ that others can install: not the one between the site and its server. */
export const packageFolders = readdirSync('packages').filter(isForOthers);

/** The folder of a package as users get it. */
export const stagedFolder = (name: string) => `${stagingFolder}/${name}`;

import { existsSync, readdirSync, readFileSync } from 'node:fs';

const stagingFolder = '.cache/publish';

function isForOthers(name: string): boolean {
  const file = `packages/${name}/package.json`;
  return existsSync(file) && !(JSON.parse(readFileSync(file, 'utf8')) as { private?: boolean }).private;
}

/** The published packages, which exclude the one between the site and its server. */
export const packageFolders = readdirSync('packages').filter(isForOthers);

export const stagedFolder = (name: string) => `${stagingFolder}/${name}`;

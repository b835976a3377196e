import { existsSync, readdirSync } from 'node:fs';

/** The manifests of the root and its workspaces. */
export const manifests = [
  'package.json',
  ...['packages', 'apps']
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}/package.json`))
    .filter((file) => existsSync(file)),
];

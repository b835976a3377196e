import { existsSync, readdirSync } from 'node:fs';

/** The folder with what is published of each package. `publishConfig.directory` of the packages refers to it. */
const stagingFolder = '.cache/publish';

/** The folders of the packages under packages/. */
export const packageFolders = readdirSync('packages').filter((name) => existsSync(`packages/${name}/package.json`));

/** The folder of a package as users get it. */
export const stagedFolder = (name: string) => `${stagingFolder}/${name}`;

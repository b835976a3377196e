/** `npm run start:server`: the site and its server on one port. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, root } from './config.ts';
import { startServer } from './start.ts';

const siteFolder = join(root, 'apps/site/dist');
if (!existsSync(join(siteFolder, '404.html')))
  throw new Error('The site is not built yet: run `npm run build:modules && npm run build:site` first.');

await startServer(readConfig(process.env), siteFolder);

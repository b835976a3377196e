import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { root } from './root.ts';
import { startServer } from './start.ts';
import { StartError, runProgram } from './startError.ts';

const siteFolder = join(root, '.cache/site-with-server');

await runProgram(async () => {
  if (!existsSync(join(siteFolder, '404.html')))
    throw new StartError('The site is not built yet: run `npm run build:modules && npm run build:site:server` first.');
  await startServer(readConfig(process.env), siteFolder);
  // The folder of `npm run build:server` has no npm scripts.
  const seed = existsSync(join(root, 'seed.js')) ? 'node seed.js' : 'npm run seed --';
  process.stdout.write(`Sample records: ${seed} --samples\n`);
});

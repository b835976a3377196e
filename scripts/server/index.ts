/** Runs before `npm run start:server`: builds the site if it is not built. */
import { existsSync } from 'node:fs';
import { run } from '../shared/run.ts';

if (!existsSync('apps/site/dist/404.html')) {
  console.log('Building the site …');
  if (!(await run('npm run --silent build:modules && npm run --silent build:site'))) process.exitCode = 1;
}

/** Runs before `npm run start:server`: builds the site whose data come from the server. */
import { run } from '../shared/run.ts';

console.log('Building the site …');
if (!(await run('npm run --silent build:modules && npm run --silent build:site:server'))) process.exitCode = 1;

/** Runs before `npm run start:server`: builds the site that uses the server. */
import { buildOnce, builds } from '../shared/buildOnce.ts';

if (!(await buildOnce(builds.siteForServer))) process.exitCode = 1;

/** `npm run check:packages`: runs publint on each package as users get it. */
import { run } from '../shared/run.ts';
import { packageFolders, stagedFolder } from './stagedPackages.ts';

for (const name of packageFolders) {
  if (!(await run(`publint ${stagedFolder(name)} --strict`))) process.exitCode = 1;
}

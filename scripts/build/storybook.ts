/**
 * `npm run build:storybook`. Compresses Storybook, so that its first story opens faster, and replaces the previous
 * build. On a busy machine Storybook gives up on the tables of props after two minutes; it is then built without them.
 */
import { run } from '../shared/run.ts';
import { compress } from './compress.ts';
import { listFiles } from './listFiles.ts';
import { switchFolder } from './switchFolder.ts';

const draft = '.cache/storybook-next';

/** Quality 9 takes twice as long and saves 1 %. */
const quality = 6;

const build = (environment: Record<string, string> = {}) =>
  run(`storybook build --quiet --output-dir ${draft}`, environment);

if (!(await build())) {
  console.error('Storybook could not be built. Building it again without the tables of props.');
  if (!(await build({ PCB_WITHOUT_PROPS: '1' }))) process.exit(1);
  console.log(
    'Note: Storybook has no tables of props. `npm run build:storybook` adds them on a machine that is not busy.',
  );
}
for (const file of await listFiles(draft, /./)) await compress(file, quality);
switchFolder(draft, 'storybook-static');

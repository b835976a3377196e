/**
 * `npm run preview -- --port 4173`: serves the built site, with Storybook under /storybook/ if it is built. `--build`
 * (`npm start`) first builds what has changed; Storybook is built while the site is already served.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOnce, builds } from '../shared/buildOnce.ts';
import { createSiteServer } from './siteServer.ts';

const { port, build } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, build: { type: 'boolean', default: false } },
}).values;
const siteFolder = builds.site.folder;
const storybookFolder = builds.storybook.folder;

if (build && !(await buildOnce(builds.site))) process.exit(1);
if (!existsSync(join(siteFolder, '404.html')))
  throw new Error('The site is not built yet: run `npm run build:site` first.');

const url = `http://127.0.0.1:${port}/`;
const storybookUrl = `${url}storybook/`;

async function buildStorybook() {
  if (await buildOnce(builds.storybook, () => {})) console.log(`Storybook: ${storybookUrl}`);
  else console.error('Storybook could not be built. The site still works.');
}

const storybook = build ? { storybookBuild: buildStorybook() } : {};
createSiteServer({ siteFolder, storybookFolder, ...storybook }).listen(Number(port), '127.0.0.1', () => {
  console.log(`The site: ${url}`);
  if (!build && existsSync(storybookFolder)) console.log(`Storybook: ${storybookUrl}`);
  if (build) console.log(`Storybook, in about a minute if it has changed: ${storybookUrl}`);
});

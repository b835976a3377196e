/**
 * `npm run preview -- --port 4173`: serves the built site, with Storybook under /storybook/ if it is built. With `--build`
 * (`npm start`) Storybook is built while the site is already served.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../shared/run.ts';
import { createSiteServer } from './siteServer.ts';

const { port, build } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, build: { type: 'boolean', default: false } },
}).values;
const root = join(import.meta.dirname, '../..');
const siteFolder = join(root, 'apps/site/dist');
const storybookFolder = join(root, 'storybook-static');

if (!existsSync(join(siteFolder, '404.html')))
  throw new Error('The site is not built yet: run `npm run build:site` first.');

const url = `http://127.0.0.1:${port}/`;
const storybookUrl = `${url}storybook/`;

async function buildStorybook() {
  let output = '';
  const succeeded = await run('npm run --silent build:storybook', {}, (text) => {
    output += text;
  });
  if (succeeded) console.log(`Storybook: ${storybookUrl}`);
  else console.error(`${output}\nStorybook could not be built. The site still works.`);
}

const storybook = build ? { storybookBuild: buildStorybook() } : {};
createSiteServer({ siteFolder, storybookFolder, ...storybook }).listen(Number(port), '127.0.0.1', () => {
  console.log(`The site: ${url}`);
  if (build) console.log(`Storybook, in about a minute: ${storybookUrl}`);
  else if (existsSync(storybookFolder)) console.log(`Storybook: ${storybookUrl}`);
});

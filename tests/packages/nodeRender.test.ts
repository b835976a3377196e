import { build as bundle, type Plugin } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { nonEmpty } from '../helpers/nonEmpty.ts';

/** Replaces Storybook: a story is its component with its arguments. */
const preview = `
  const compose = (parts) => ({
    ...Object.assign({}, ...parts),
    args: Object.assign({}, ...parts.map(({ args }) => args)),
    extend: (part) => compose([...parts, part]),
    get input() {
      return this;
    },
    test() {},
  });
  export default { meta: (meta) => ({ story: (part = {}) => compose([meta, part]) }) };`;

const withoutStorybook: Plugin = {
  name: 'without-storybook',
  setup(build) {
    build.onResolve({ filter: /^#storybook\/preview\.tsx$/ }, () => ({ path: 'preview', namespace: 'stand-in' }));
    build.onLoad({ filter: /.*/, namespace: 'stand-in' }, () => ({ contents: preview }));
  },
};

const names = nonEmpty(
  readdirSync('stories/components').filter(
    (file) =>
      file.endsWith('.stories.tsx') && readFileSync(`stories/components/${file}`, 'utf8').includes('Playground ='),
  ),
).map((file) => basename(file, '.stories.tsx'));

/** Renders the Playground of each component, and prints the results as JSON. */
const program = `
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  ${names.map((name) => `import { Playground as ${name} } from './stories/components/${name}.stories.tsx';`).join('\n')}
  const render = ({ render, component, args }) => {
    try {
      return renderToString(createElement(render ?? component, args));
    } catch (error) {
      return String(error);
    }
  };
  const stories = { ${names.join(', ')} };
  const results = Object.entries(stories).map(([name, story]) => [name, render(story)]);
  console.log(JSON.stringify(Object.fromEntries(results)));`;

/** The output of the built packages in a plain Node process, without a bundler, a loader or our import condition. */
let results: Record<string, string>;

beforeAll(async () => {
  const outfile = '.cache/nodeRender.mjs';
  await bundle({
    stdin: { contents: program, resolveDir: process.cwd(), loader: 'tsx' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    outfile,
    plugins: [withoutStorybook],
  });
  const output = execFileSync(process.execPath, [outfile], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  results = JSON.parse(output) as Record<string, string>;
});

it.each(names)('%s renders to a string in plain Node', (name) => {
  expect(results[name]).toMatch(/^<\w+/);
});

const modulesOf = (dist: string) =>
  nonEmpty(readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))).map(
    (file) => pathToFileURL(`${dist}/${file}`).href,
  );

it('plain Node imports every built module of the drawings and the screens', () => {
  const modules = ['packages/art/dist', 'packages/screens/dist'].flatMap(modulesOf);
  const program = `await Promise.all(${JSON.stringify(modules)}.map((url) => import(url)))`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}, 30_000);

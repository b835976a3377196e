import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What our Vite plugins write into the code that the browser gets; no source file names it. */
const addedByPlugins = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'axe-core',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];

/** Storybook's own configuration, and what renders the site to files. */
const nodeOnly = ['main.ts', 'server.tsx'];

const isForBuildOnly = (specifier: string) =>
  /^(@pcb\/|@storybook\/|storybook\/|#|node:|@vanilla-extract\/(css|recipes|sprinkles)$)/.test(specifier);

/**
 * Every package, by the exact path, that the sources and stories bring into the browser. A dependency which Vite's
 * server meets first in the middle of a test run makes it reload the page, and the test fails; so it must know them all.
 */
export function browserDependencies(root: string): string[] {
  const files = [
    'packages/ui/src',
    'packages/engineering/src',
    'packages/screens/src',
    'apps/site/src',
    'stories',
    '.storybook',
  ].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.css)\.tsx?$/.test(file) && !nodeOnly.includes(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  const imported = files.flatMap((text) =>
    [...text.matchAll(/^(?!import type).*\bfrom '([^'./][^']*)';/gm)].map(([, specifier]) => specifier ?? ''),
  );
  return [...new Set([...imported.filter((specifier) => !isForBuildOnly(specifier)), ...addedByPlugins])].sort();
}

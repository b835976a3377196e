import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite plugins add these imports to browser code. Source files do not contain them. */
const addedByPlugins = [
  '@vanilla-extract/recipes/createRuntimeFn',
  'axe-core',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];

const nodeOnly = ['main.ts', 'server.tsx'];

const isForBuildOnly = (specifier: string) =>
  /^(@pcb\/|@storybook\/|storybook\/|#|node:|@vanilla-extract\/(css|recipes)$)/.test(specifier);

/**
 * Every package path that sources and stories import in the browser. Vite's server gets the complete list, because it
 * reloads the page and the test fails if it discovers a dependency during a test run.
 */
export function browserDependencies(root: string): string[] {
  const files = [
    'packages/text/src',
    'packages/gerber/src',
    'packages/ui/src',
    'packages/engineering/src',
    'packages/quoting/src',
    'packages/records/src',
    'packages/art/src',
    'packages/screens/src',
    'apps/site/src',
    'stories',
    '.storybook',
  ]
    // An older commit, whose pictures are compared, may not have all of them.
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.css)\.tsx?$/.test(file) && !nodeOnly.includes(file))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    );
  const imported = files.flatMap((text) =>
    [...text.matchAll(/^(?!import type).*\bfrom '([^'./][^']*)';/gm)].map(([, specifier]) => specifier ?? ''),
  );
  return [...new Set([...imported.filter((specifier) => !isForBuildOnly(specifier)), ...addedByPlugins])].sort();
}

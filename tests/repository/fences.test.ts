import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import fences from '../../.dependency-cruiser.mjs';

/** A project with planted files, which the real configurations check. */
const project = await mkdtemp(join(tmpdir(), 'fences-'));
afterAll(() => rm(project, { recursive: true }));

async function plant(file: string, source: string) {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), source);
}

await copyFile('tsconfig.json', join(project, 'tsconfig.json'));
await symlink(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));

const screen = 'packages/screens/src/storefront/PlantedScreen';
const fixtures = 'packages/screens/src/fixtures/index.ts';
const samples = 'packages/records/src/samples/orders.ts';
const barrel = 'packages/ui/src/index.ts';

/** The imports: the rule that each breaks (`undefined` if it is allowed), the importing file and the target. */
const imports: readonly [rule: string | undefined, from: string, target: string][] = [
  ['screens-have-no-router-or-store', screen, 'react-router-dom'],
  ['screens-have-no-router-or-store', screen, 'zustand'],
  ['screens-import-no-fixtures', screen, fixtures],
  ['screens-import-no-fixtures', screen, samples],
  ['pages-read-through-the-seam', 'apps/site/src/pages', fixtures],
  ['pages-read-through-the-seam', 'apps/site/src/pages', samples],
  [undefined, 'apps/site/src/data', fixtures],
  ['screens-import-no-host', screen, 'apps/site/src/brand.ts'],
  ['no-node-in-the-browser', screen, 'node:fs'],
  ['ui-imports-no-screens', 'packages/ui/src', fixtures],
  ['ui-imports-no-screens', 'packages/ui/src', 'packages/engineering/src/lengths.ts'],
  ['ui-imports-no-screens', 'packages/ui/src', 'packages/art/src/board.ts'],
  ['art-imports-only-the-theme', 'packages/art/src', barrel],
  ['art-imports-no-screens', 'packages/art/src', fixtures],
  ['engineering-imports-nothing', 'packages/engineering/src', barrel],
  ['engineering-imports-nothing', 'packages/engineering/src', fixtures],
  ['engineering-imports-nothing', 'packages/engineering/src', 'react'],
  ['text-imports-nothing', 'packages/text/src', barrel],
  ['text-imports-nothing', 'packages/text/src', 'react'],
  ['gerber-imports-nothing', 'packages/gerber/src', barrel],
  ['gerber-imports-nothing', 'packages/gerber/src', 'packages/engineering/src/lengths.ts'],
  ['gerber-imports-nothing', 'packages/gerber/src', 'react'],
  ['quoting-imports-only-engineering', 'packages/quoting/src', 'packages/gerber/src/reading.ts'],
  ['quoting-imports-only-engineering', 'packages/quoting/src', barrel],
  ['quoting-imports-only-engineering', 'packages/quoting/src', 'packages/art/src/board.ts'],
  ['quoting-imports-only-engineering', 'packages/quoting/src', fixtures],
  ['quoting-imports-only-engineering', 'packages/quoting/src', 'react'],
  ['art-imports-no-screens', 'packages/art/src', 'packages/quoting/src/money.ts'],
  ['api-imports-only-quoting', 'packages/api/src', 'packages/engineering/src/lengths.ts'],
  ['api-imports-only-quoting', 'packages/api/src', 'react'],
  ['records-imports-only-quoting', 'packages/records/src', 'zod'],
  ['records-imports-only-quoting', 'packages/records/src', fixtures],
  ['server-shows-nothing', 'apps/server/src', fixtures],
  ['server-shows-nothing', 'apps/server/src/seed', fixtures],
  [undefined, 'apps/server/src/seed', samples],
  ['server-shows-nothing', 'apps/server/src', 'apps/site/src/brand.ts'],
  ['host-knows-no-site', 'apps/host/src', 'apps/site/src/brand.ts'],
  ['only-tests-import-the-server', 'apps/site/src', 'apps/server/src/app.ts'],
  ['only-tests-import-the-server', 'packages/api/src', 'apps/server/src/app.ts'],
  ['own-postgres-imports-nothing', 'packages/own-postgres/src', 'packages/text/src/fold.ts'],
  ['own-postgres-imports-nothing', 'packages/own-postgres/src', 'apps/server/src/config.ts'],
  ['own-postgres-on-demand', 'apps/server/src', 'packages/own-postgres/src/startPostgres.ts'],
  ['own-postgres-on-demand', 'packages/api/src', 'packages/own-postgres/src/startPostgres.ts'],
  ['only-the-build-chooses', 'apps/site/src/pages', 'apps/site/src/withServer/data.ts'],
  [undefined, 'apps/site/src/withServer', 'apps/site/src/withServer/data.ts'],
  ['shared-knows-no-area', 'packages/screens/src/shared', `${screen}/part.ts`],
  ['screens-by-their-public-file', 'packages/screens/src/storefront/OtherScreen', `${screen}/part.ts`],
  [undefined, 'packages/screens/src/storefront/OtherScreen', `${screen}/PlantedScreen.tsx`],
  ['private-to-its-folder', screen, 'packages/screens/src/catalogue/private/part.ts'],
  ['private-to-its-folder', 'packages/screens/src', 'packages/screens/src/storefront/private/part.ts'],
  ['nothing-imports-stories-or-tests', screen, 'stories/x.ts'],
  ['parts-by-subpath', 'apps/site/src', barrel],
  [undefined, 'packages/ui/src', 'packages/text/src/fold.ts'],
  [undefined, 'packages/quoting/src', 'packages/text/src/fold.ts'],
  [undefined, 'packages/engineering/src', 'packages/engineering/src/lengths.ts'],
  [undefined, 'packages/quoting/src', 'packages/engineering/src/lengths.ts'],
  [undefined, 'packages/quoting/src', '@internationalized/date'],
  [undefined, 'packages/gerber/src', 'flatbush'],
  ['gerber-imports-nothing', 'packages/gerber/src', 'fflate'],
  [undefined, 'packages/api/src', 'packages/quoting/src/money.ts'],
  [undefined, 'packages/api/src', 'packages/text/src/fold.ts'],
  [undefined, 'packages/api/src', 'zod'],
  [undefined, 'packages/api/src', 'packages/records/src/kinds.ts'],
  [undefined, 'packages/records/src', 'packages/quoting/src/money.ts'],
  [undefined, 'apps/server/src', 'packages/api/src/errors.ts'],
  [undefined, 'apps/server/src', 'packages/quoting/src/money.ts'],
  [undefined, 'apps/server/src', 'apps/host/src/fileHandler.ts'],
  [undefined, 'apps/server/src', 'node:fs'],
  [undefined, 'packages/own-postgres/src', 'node:fs'],
  [undefined, 'packages/own-postgres/src', 'pg'],
  [undefined, screen, 'packages/quoting/src/money.ts'],
  [undefined, screen, 'packages/screens/src/storefront/private/part.ts'],
  [undefined, screen, `${screen}/part.ts`],
];

describe('fences between the packages', async () => {
  const isFile = (target: string) => /\.tsx?$/.test(target);
  const planted = imports.map(([rule, folder, target], index) => ({
    rule,
    target,
    file: `${folder}/planted${index}.ts`,
  }));
  for (const { file, target } of planted) {
    if (isFile(target)) await plant(target, 'export const planted = 1;\n');
    const specifier = isFile(target) ? `${'../'.repeat(file.split('/').length - 1)}${target}` : target;
    await plant(file, `import * as planted from '${specifier}';\nexport const x = planted;\n`);
  }
  const { tsConfig: _pathsOfThisProject, ...options } = fences.options;
  const { output } = await cruise(['packages', 'apps', 'stories'], {
    ...options,
    baseDir: project,
    validate: true,
    ruleSet: { forbidden: fences.forbidden },
  });
  const { violations } = (output as ICruiseResult).summary;

  it.each(planted)('$rule: $file imports $target', ({ rule, file }) => {
    const found = violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name);
    if (rule === undefined) expect(found).toEqual([]);
    else expect(found).toContain(rule);
  });
});

const impure = ['new Date();', 'Math.random();', 'fetch("/x");', 'localStorage.getItem("x");', 'window.alert("x");'];
const globalsOf: Readonly<Record<string, readonly string[]>> = {
  'packages/text/src': [...impure, 'document.title;'],
  'packages/gerber/src': [...impure, 'document.title;'],
  'packages/engineering/src': [...impure, 'document.title;'],
  'packages/quoting/src': [...impure, 'document.title;'],
  'packages/art/src': [...impure, 'document.title;'],
  'packages/screens/src': [...impure, 'confirm("x");', 'globalThis.localStorage;'],
  'apps/site/src': ['localStorage.getItem("x");', 'sessionStorage.getItem("x");'],
};

describe('purity', async () => {
  const planted = Object.entries(globalsOf).flatMap(([folder, sources]) =>
    [...sources, 'Math.max(1, 2);'].map((source, index) => ({ source, file: `${folder}/impure${index}.ts` })),
  );
  for (const { file, source } of planted) await plant(file, `export const x = ${source}\n`);
  const config = JSON.parse(await readFile('.oxlintrc.json', 'utf8')) as object;
  // These rules do not need types, which would have to be loaded for every package.
  await plant('.oxlintrc.json', JSON.stringify({ ...config, options: {} }));
  const oxlint = join(process.cwd(), 'node_modules/.bin/oxlint');
  const report = await new Promise<string>((resolve) => {
    execFile(oxlint, ['--format=unix', 'packages', 'apps'], { cwd: project }, (_, output) => resolve(output));
  });

  it.each(planted)('$file: $source', ({ file, source }) => {
    const isReported = report.split('\n').some((line) => line.includes(file) && line.includes('no-restricted-'));
    expect(isReported).toBe(source !== 'Math.max(1, 2);');
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '../helpers/nonEmpty.ts';

const folder = 'packages/ui/src/components';
const names = nonEmpty(readdirSync(folder));
const missing = (...files: readonly string[]) => files.filter((file) => !existsSync(file));
const barrel = readFileSync('packages/ui/src/index.ts', 'utf8');
const artManifest = JSON.parse(readFileSync('packages/art/package.json', 'utf8')) as { exports: object };

const charts = nonEmpty(readdirSync('packages/ui/src/charts').filter((name) => name !== 'private'));
const drawings = nonEmpty(readdirSync('packages/art/src/drawings').filter((name) => /^[A-Z]/.test(name)));
const screens = nonEmpty(
  readdirSync('packages/screens/src').flatMap((area) =>
    readdirSync(`packages/screens/src/${area}`)
      .filter((name) => name.endsWith('Screen'))
      .map((name) => [area, name] as const),
  ),
);
const adminStories = readdirSync('stories/screens/admin')
  .map((file) => readFileSync(`stories/screens/admin/${file}`, 'utf8'))
  .join();
// Their copy derives from the description of the record, or is in the same folder.
const adminScreens = nonEmpty(
  readdirSync('packages/screens/src/admin', { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /(Admin\w+Screen)\.tsx$/.exec(file)?.[1] ?? [],
  ),
);

describe.each(charts)('@pcb/ui/charts %s', (name) => {
  it('has a component file and stories', () => {
    expect(missing(`packages/ui/src/charts/${name}/${name}.tsx`, `stories/components/${name}.stories.tsx`)).toEqual([]);
  });
});

it('imports no chart from the barrel, whose users need not install recharts', () => {
  expect(barrel).not.toContain('/charts/');
});

describe.each(names)('@pcb/ui %s', (name) => {
  it('has a component file, a barrel export and stories', () => {
    expect(missing(`${folder}/${name}/${name}.tsx`, `stories/components/${name}.stories.tsx`)).toEqual([]);
    expect(barrel).toContain(`'./components/${name}/${name}.tsx'`);
  });
});

it('keeps the barrel in alphabetical order', () => {
  const exported = nonEmpty([...barrel.matchAll(/from '(\.\/components\/[^']+)'/g)].map(([, path]) => path));
  expect(exported).toEqual([...exported].sort());
});

describe.each(drawings)('@pcb/art %s', (name) => {
  it('has a component file, an export and stories', () => {
    expect(missing(`packages/art/src/drawings/${name}/${name}.tsx`, `stories/art/${name}.stories.tsx`)).toEqual([]);
    expect(Object.keys(artManifest.exports)).toContain(`./${name}`);
  });
});

describe.each(screens)('@pcb/screens %s/%s', (area, name) => {
  it('has a screen, a content file and stories', () => {
    const path = `packages/screens/src/${area}/${name}/${name}`;
    expect(missing(`${path}.tsx`, `${path}.content.ts`, `stories/screens/${area}/${name}.stories.tsx`)).toEqual([]);
  });
});

it.each(adminScreens)('@pcb/screens %s has stories', (name) => {
  expect(adminStories).toContain(`/admin/${name}'`);
});

it('has no two modules that differ only in case or extension, because their outputs would collide', () => {
  const modules = readdirSync('packages').flatMap((name) =>
    readdirSync(`packages/${name}/src`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.css)\.tsx?$/.test(file))
      .map((file) => `${name}/${file}`.replace(/\.tsx?$/, '').toLowerCase()),
  );
  expect(modules.filter((module, index) => modules.indexOf(module) !== index)).toEqual([]);
});

it('has no @example that starts with a component that does not exist', () => {
  const sources = readdirSync('packages', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[a-z-]+\/src\/.*\.tsx?$/.test(file))
    .map((file) => readFileSync(`packages/${file}`, 'utf8'));
  const exported = sources.flatMap((source) =>
    [...source.matchAll(/export (?:function|const) ([A-Z]\w+)/g)].map(([, name]) => name),
  );
  const shown = sources.flatMap((source) => [...source.matchAll(/@example[\s*]*<([A-Z]\w+)/g)].map(([, name]) => name));
  const ofReactAria = 'I18nProvider';
  expect(nonEmpty(shown).filter((name) => name !== ofReactAria && !exported.includes(name))).toEqual([]);
});

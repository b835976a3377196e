import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { ESLint, Linter } from 'eslint';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import fences from '../../.dependency-cruiser.mjs';

const root = join(import.meta.dirname, '../..');
const screen = 'packages/screens/src/storefront/PlantedScreen/PlantedScreen.tsx';

/** Creates a project with one planted fault, and returns the names of the rules that it violates. */
async function violationsOf(file: string, source: string): Promise<string[]> {
  const project = await mkdtemp(join(tmpdir(), 'fences-'));
  try {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, file), source);
    for (const target of [
      'packages/screens/src/fixtures/index.ts',
      'apps/site/src/brand.ts',
      'stories/x.ts',
      'packages/ui/src/index.ts',
      'packages/engineering/src/lengths.ts',
      'packages/art/src/planted.ts',
      'packages/screens/src/storefront/PlantedScreen/planted.ts',
      'packages/screens/src/storefront/private/part.ts',
      'packages/screens/src/catalogue/private/part.ts',
    ]) {
      await mkdir(dirname(join(project, target)), { recursive: true });
      await writeFile(join(project, target), 'export const planted = 1;\n');
    }
    await cp(join(root, 'tsconfig.json'), join(project, 'tsconfig.json'));
    await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
    const { tsConfig: _pathsOfThisProject, ...options } = fences.options;
    const { output } = await cruise(['packages', 'apps', 'stories'], {
      ...options,
      baseDir: project,
      validate: true,
      ruleSet: { forbidden: fences.forbidden },
    });
    return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
  } finally {
    await rm(project, { recursive: true });
  }
}

describe('fences between the packages', () => {
  it.each([
    [
      'screens-have-no-router-or-store',
      screen,
      "import { useNavigate } from 'react-router-dom';\nexport const x = useNavigate;",
    ],
    ['screens-have-no-router-or-store', screen, "import { create } from 'zustand';\nexport const x = create;"],
    [
      'screens-import-no-fixtures',
      screen,
      "import { planted } from '../../fixtures/index.ts';\nexport const x = planted;",
    ],
    [
      'screens-import-no-host',
      screen,
      "import { planted } from '../../../../../apps/site/src/brand.ts';\nexport const x = planted;",
    ],
    ['no-node-in-the-browser', screen, "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;"],
    [
      'ui-imports-no-screens',
      'packages/ui/src/Planted.tsx',
      "import { planted } from '../../screens/src/fixtures/index.ts';\nexport const x = planted;",
    ],
    [
      'ui-imports-no-screens',
      'packages/ui/src/Planted.tsx',
      "import { planted } from '../../engineering/src/lengths.ts';\nexport const x = planted;",
    ],
    [
      'ui-imports-no-screens',
      'packages/ui/src/Planted.tsx',
      "import { planted } from '../../art/src/planted.ts';\nexport const x = planted;",
    ],
    [
      'art-imports-only-the-theme',
      'packages/art/src/Planted.tsx',
      "import { planted } from '../../ui/src/index.ts';\nexport const x = planted;",
    ],
    [
      'art-imports-no-screens',
      'packages/art/src/Planted.tsx',
      "import { planted } from '../../screens/src/fixtures/index.ts';\nexport const x = planted;",
    ],
    [
      'engineering-imports-nothing',
      'packages/engineering/src/planted.ts',
      "import { planted } from '../../ui/src/index.ts';\nexport const x = planted;",
    ],
    [
      'engineering-imports-nothing',
      'packages/engineering/src/planted.ts',
      "import { planted } from '../../screens/src/fixtures/index.ts';\nexport const x = planted;",
    ],
    [
      'engineering-imports-nothing',
      'packages/engineering/src/planted.ts',
      "import { useState } from 'react';\nexport const x = useState;",
    ],
    [
      'engineering-imports-nothing',
      'packages/engineering/src/planted.ts',
      "import type { ReactNode } from 'react';\nexport type X = ReactNode;",
    ],
    [
      'shared-knows-no-area',
      'packages/screens/src/shared/planted.ts',
      "import { planted } from '../storefront/PlantedScreen/planted.ts';\nexport const x = planted;",
    ],
    [
      'private-to-its-folder',
      screen,
      "import { planted } from '../../catalogue/private/part.ts';\nexport const x = planted;",
    ],
    [
      'private-to-its-folder',
      'packages/screens/src/planted.ts',
      "import { planted } from './storefront/private/part.ts';\nexport const x = planted;",
    ],
    [
      'nothing-imports-stories-or-tests',
      screen,
      "import { planted } from '../../../../../stories/x.ts';\nexport const x = planted;",
    ],
    [
      'parts-by-subpath',
      'apps/site/src/planted.ts',
      "import { planted } from '../../../packages/ui/src/index.ts';\nexport const x = planted;",
    ],
  ])('%s: reports %s', async (rule, file, source) => {
    expect(await violationsOf(file, source)).toContain(rule);
  });

  it('allows engineering to import a sibling', async () => {
    const source = "import { planted } from './lengths.ts';\nexport const x = planted;";
    expect(await violationsOf('packages/engineering/src/planted.ts', source)).toEqual([]);
  });

  it('allows a screen to import private modules of its area', async () => {
    const source = "import { planted } from '../private/part.ts';\nexport const x = planted;";
    expect(await violationsOf(screen, source)).toEqual([]);
  });

  it('allows a screen to import a sibling', async () => {
    expect(await violationsOf(screen, "import { planted } from './planted.ts';\nexport const x = planted;")).toEqual(
      [],
    );
  });
});

/** The purity rules for a file. Without typed rules, which would parse the whole project a second time. */
async function purityRulesOf(file: string) {
  const config = (await new ESLint({ cwd: root }).calculateConfigForFile(join(root, file))) as Linter.Config;
  return Object.fromEntries(Object.entries(config.rules ?? {}).filter(([id]) => id.startsWith('no-restricted-')));
}

describe.each(['engineering/src/impedance.ts', 'art/src/board/drawBoard.ts'])('purity of %s', async (file) => {
  const rules = await purityRulesOf(`packages/${file}`);

  it.each(['document.title = "x";', 'export const x = Date.now();', 'export const x = Math.random();'])(
    'forbids %s',
    (source) => {
      const [message] = new Linter().verify(source, [{ rules }]);
      expect(message?.message).toMatch(/Engineering and art are pure/);
    },
  );
});

describe('purity of screens', async () => {
  const rules = await purityRulesOf('packages/screens/src/shared/brand.ts');

  it.each([
    ['window.alert("x");', 'no-restricted-globals'],
    ['export const x = localStorage.getItem("x");', 'no-restricted-globals'],
    ['void fetch("/x");', 'no-restricted-globals'],
    ['export const x = Date.now();', 'no-restricted-globals'],
    ['export const x = new Date();', 'no-restricted-globals'],
    ['export const x = Math.random();', 'no-restricted-properties'],
    ['confirm("x");', 'no-restricted-globals'],
  ])('forbids %s', (source, rule) => {
    const [message] = new Linter().verify(source, [{ rules }]);
    expect(message).toMatchObject({ ruleId: rule, message: expect.stringMatching(/Screens are/) as unknown });
  });

  it('allows what a screen needs', () => {
    expect(new Linter().verify('export const x = Math.max(1, 2);', [{ rules }])).toEqual([]);
  });
});

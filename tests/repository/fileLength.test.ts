import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const limit = 250;

const folders = [
  'apps/site/src',
  'packages/art/src',
  'packages/engineering/src',
  'packages/screens/src',
  'packages/ui/src',
  'scripts',
  'stories',
  'tests',
  '.storybook',
];

/** The files that may be longer, by reason. Remove a file that becomes shorter. */
const longFiles = {
  'The stories of one component share their fixtures and helpers, and are read one at a time.': [
    'stories/components/Table.stories.tsx',
    'stories/components/NavigationMenu.stories.tsx',
    'stories/components/Select.stories.tsx',
    'stories/screens/account/SearchFormScreen.stories.tsx',
    'stories/screens/admin/AdminDashboardScreen.stories.tsx',
    'stories/screens/admin/AdminOrdersScreen.stories.tsx',
    'stories/screens/admin/AdminUsersScreen.stories.tsx',
    'stories/screens/catalogue/CategoryScreen.stories.tsx',
    'stories/screens/content/ContentScreen.stories.tsx',
    'stories/screens/content/ImpedanceCalculator.stories.tsx',
    'stories/screens/shell/Shell.stories.tsx',
    'stories/screens/storefront/CartScreen.stories.tsx',
    'stories/screens/storefront/OrderDrawing.stories.tsx',
  ],
  'A flow is one visit from page to page: each step continues the story before it.': [
    'stories/flows/AdminFlows.stories.tsx',
    'stories/flows/StorefrontFlows.stories.tsx',
  ],
  'A table of data: every entry has the same shape and is looked up, not read in order.': [
    'packages/screens/src/fixtures/parts.ts',
    'stories/components/states.ts',
    'tests/conformance/clauses.ts',
    'stories/guides/correctedStatements.ts',
  ],
  'The formulas of one published method share its symbols and helper functions.': [
    'packages/engineering/src/impedance.ts',
  ],
  'One drawing, step by step, with the measurements that its steps share.': [
    'packages/art/src/ProcessDrawing/drawStep.ts',
    'packages/art/src/board/drawParts.ts',
    'packages/art/src/board/footprints.ts',
    'packages/art/src/board/layout.ts',
  ],
  'One component whose parts share its state: a split would pass all of it on as props.': [
    'packages/screens/src/storefront/HomeScreen/HomeScreen.tsx',
  ],
  'Every test needs the same mounted region and the same simulated pointer.': ['tests/ui/ToastRegion.test.tsx'],
};

/** Content files are exempt: they hold the texts of one page in reading order, and no logic to extract. */
const isContent = (file: string) => file.endsWith('.content.ts');

it(`only files listed with a reason are longer than ${limit} lines`, () => {
  const tooLong = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.(tsx?|mjs|mdx)$/.test(file) && !isContent(file))
    .filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > limit);
  expect(tooLong.sort()).toEqual(Object.values(longFiles).flat().sort());
});

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { componentStates, screenStates } from '../../.storybook/states.ts';
import { planComponent } from '../../scripts/new/component.ts';
import { writePlan } from '../../scripts/new/plan.ts';
import { planScreen } from '../../scripts/new/screen.ts';

/** What the generators read: the files that they change, and the names that exist. */
const copied = [
  'packages/screens/package.json',
  'packages/ui/src/components/Badge/Badge.tsx',
  'packages/ui/src/index.ts',
  'packages/screens/src/shared/brand.ts',
  'packages/screens/src/account/SignInScreen/SignInScreen.tsx',
  'stories/screens/account/SignInScreen.stories.tsx',
];

let root: string;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const textsIn = (folder: string) => filesIn(folder).map((file) => [file, readFileSync(file, 'utf8')]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'templates-'));
  for (const file of copied) cpSync(file, join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The core states without a story that has their tag. */
const statesWithoutStory = (states: object, stories: string) =>
  Object.keys(states).filter((state) => !stories.includes(`tags: ['${state}']`));

describe('npm run new:component', () => {
  it('writes the component, its styles and its stories, and adds it to the barrel', () => {
    writePlan(root, planComponent(root, 'BadgeList'));
    const folder = 'packages/ui/src/components/BadgeList';
    expect(readdirSync(join(root, folder)).sort()).toEqual(['BadgeList.css.ts', 'BadgeList.tsx']);
    expect(read('packages/ui/src/index.ts')).toMatch(
      /Badge\/Badge\.tsx';\nexport \{ BadgeList, type BadgeListProps \} from '\.\/components\/BadgeList\/BadgeList\.tsx';\nexport \{ Box/,
    );
    expect(statesWithoutStory(componentStates, read('stories/components/BadgeList.stories.tsx'))).toEqual(['touch']);
  });
});

describe('npm run new:screen', () => {
  it('writes the screen, its copy, its styles and a story for each core state', () => {
    writePlan(root, planScreen(root, 'account/LoginHistory'));
    expect(readdirSync(join(root, 'packages/screens/src/account/LoginHistoryScreen')).sort()).toEqual([
      'LoginHistoryScreen.content.ts',
      'LoginHistoryScreen.css.ts',
      'LoginHistoryScreen.tsx',
    ]);
    const stories = read('stories/screens/account/LoginHistoryScreen.stories.tsx');
    expect(statesWithoutStory(screenStates, stories)).toEqual([]);
    expect(stories).toContain("title: 'Screens/Account/Login history'");
  });

  it('creates an area that does not exist, with its exports', () => {
    const { changed } = planScreen(root, 'portal/OrderDetail');
    expect(Object.keys(changed).sort()).toEqual(['packages/screens/package.json']);
    const { exports } = JSON.parse(changed['packages/screens/package.json'] ?? '') as {
      exports: Record<string, unknown>;
    };
    expect(exports['./portal/*']).toMatchObject({ '@pcb/source': './src/portal/*/*.tsx' });
  });
});

it.each([
  ['component', 'badgeList', /'badgeList' is not a name in PascalCase/],
  ['component', '', /is not a name in PascalCase/],
  ['component', 'badge/List', /is not a name in PascalCase/],
  ['component', 'Badge', /components\/Badge exists/],
  ['screen', 'OrderDetail', /is not an area in small letters and a name/],
  ['screen', 'account/orders/Detail', /is not an area in small letters and a name/],
  ['screen', 'account/orderDetail', /is not a name in PascalCase/],
  ['screen', 'account/OrderDetailScreen', /Leave out 'Screen'/],
  ['screen', 'account/SignIn', /account\/SignInScreen exists/],
  ['screen', 'shared/SignIn', /src\/shared exists/],
])('the name of a %s cannot be %j', (kind, name, message) => {
  const before = textsIn(root);
  expect(() => (kind === 'screen' ? planScreen : planComponent)(root, name)).toThrow(message);
  expect(textsIn(root)).toEqual(before);
});

it('nothing is written if one of the files exists', () => {
  const stories = 'stories/components/BadgeList.stories.tsx';
  cpSync('stories/components/Badge.stories.tsx', join(root, stories));
  const before = textsIn(root);
  expect(() => planComponent(root, 'BadgeList')).toThrow(`these files exist: ${stories}.`);
  expect(textsIn(root)).toEqual(before);
});

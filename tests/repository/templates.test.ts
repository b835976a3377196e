import { expect, it } from 'vitest';
import { componentStates, screenStates } from '../../.storybook/states.ts';
import { planComponent, planScreen } from '../../scripts/new/plan.ts';

/** The core states without a story that has their tag. */
const statesWithoutStory = (states: object, stories: string | undefined) =>
  Object.keys(states).filter((state) => !stories?.includes(`tags: ['${state}']`));

it('a new component comes with its stories, and is in the barrel', () => {
  const files = planComponent('BadgeList');
  expect(files['packages/ui/src/components/BadgeList/BadgeList.tsx']).toContain('export function BadgeList(');
  expect(files['packages/ui/src/index.ts']).toMatch(
    /Badge\/Badge\.tsx';\nexport \{ BadgeList, type BadgeListProps \} from '\.\/components\/BadgeList\/BadgeList\.tsx';\nexport \{ Box/,
  );
  expect(statesWithoutStory(componentStates, files['stories/components/BadgeList.stories.tsx'])).toEqual(['touch']);
});

it('a new screen comes with its copy and a story for each core state', () => {
  const files = planScreen('account/LoginHistory');
  const stories = files['stories/screens/account/LoginHistoryScreen.stories.tsx'];
  expect(statesWithoutStory(screenStates, stories)).toEqual([]);
  expect(stories).toContain("title: 'Screens/Account/Login history'");
});

it.each([
  ['component', 'badgeList', /'badgeList' is not a name in PascalCase/],
  ['component', '', /is not a name in PascalCase/],
  ['component', 'Badge', /components\/Badge exists/],
  ['screen', 'OrderDetail', /is not an area and a name/],
  ['screen', 'account/orderDetail', /is not a name in PascalCase/],
  ['screen', 'account/OrderDetailScreen', /Leave out 'Screen'/],
  ['screen', 'account/SignIn', /account\/SignInScreen exists/],
])('the name of a %s cannot be %j', (kind, name, message) => {
  expect(() => (kind === 'screen' ? planScreen : planComponent)(name)).toThrow(message);
});

import { describe, expect, it } from 'vitest';
import { componentStateLists } from '../../stories/components/states.ts';
import { accountStates } from '../../stories/screens/account/states.ts';
import { adminStates } from '../../stories/screens/admin/states.ts';
import { catalogueStates } from '../../stories/screens/catalogue/states.ts';
import { contentStates } from '../../stories/screens/content/states.ts';
import { shellStates } from '../../stories/screens/shell/states.ts';
import { storefrontStates } from '../../stories/screens/storefront/states.ts';
import { componentStates, screenStates, type StateList } from '../../.storybook/states.ts';
import { componentTitles, screenTitles, stories } from '../../scripts/builtStories.ts';

type Lists = Readonly<Record<string, StateList<string>>>;

const screenLists: Lists = {
  ...accountStates,
  ...adminStates,
  ...catalogueStates,
  ...contentStates,
  ...shellStates,
  ...storefrontStates,
};

const kinds: [string, readonly string[], Lists, Readonly<Record<string, string>>][] = [
  ['screens', screenTitles, screenLists, screenStates],
  ['components', componentTitles, componentStateLists, componentStates],
];

describe.each(kinds)('The states of %s', (_, titles, lists, core) => {
  it('are listed for everything that is in the sidebar, and for nothing else', () => {
    expect(Object.keys(lists).sort()).toEqual([...titles].sort());
  });

  describe.each([...titles])('%s', (title) => {
    const { without, own } = lists[title] ?? { without: {}, own: [] };
    const here = stories.filter((story) => story.title === title);
    const shows = (state: string) => here.some(({ tags }) => tags.includes(state));

    it('shows every core state, or says why it cannot', () => {
      expect(Object.keys(core).filter((state) => !shows(state) && without[state] === undefined)).toEqual([]);
    });

    it('shows none that it says it cannot have', () => {
      expect(Object.keys(without).filter(shows)).toEqual([]);
    });

    it('lists all its other stories', () => {
      const others = here.filter(({ tags }) => !tags.some((tag) => tag in core)).map(({ name }) => name);
      expect([...own].sort()).toEqual(others.sort());
    });
  });
});

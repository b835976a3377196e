import { describe, expect, it } from 'vitest';
import { componentStateLists, screenStateLists, type StateLists } from '../../stories/states.ts';
import { componentStates, screenStates } from '../../.storybook/states.ts';
import { componentTitles, screenTitles, stories } from '../../scripts/shared/builtStories.ts';

const kinds: [string, readonly string[], StateLists, Readonly<Record<string, string>>][] = [
  ['screens', screenTitles, screenStateLists, screenStates],
  ['components', componentTitles, componentStateLists, componentStates],
];

describe.each(kinds)('The states of %s', (_, titles, lists, core) => {
  it('are listed for everything that is in the sidebar, and for nothing else', () => {
    expect(Object.keys(lists).sort()).toEqual([...titles].sort());
  });

  describe.each([...titles])('%s', (title) => {
    const { without, own } = lists[title] ?? { without: {}, own: [] };
    const here = stories.filter((story) => story.title === title);

    it('has no story of a state that it says it cannot have', () => {
      expect(Object.keys(without).filter((state) => here.some(({ tags }) => tags.includes(state)))).toEqual([]);
    });

    it('lists all its other stories', () => {
      const others = here.filter(({ tags }) => !tags.some((tag) => tag in core)).map(({ name }) => name);
      expect([...own].sort()).toEqual(others.sort());
    });
  });
});

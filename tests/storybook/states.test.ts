import { describe, expect, it } from 'vitest';
import { componentStateLists, screenStateLists, type StateLists } from '../../stories/states.ts';
import { componentStates, screenStates } from '../../.storybook/states.ts';
import { componentTitles, docs, screenTitles, stories } from '../helpers/builtStories.ts';

const kinds: [string, readonly string[], StateLists, Readonly<Record<string, string>>][] = [
  ['screens', screenTitles, screenStateLists, screenStates],
  ['components', componentTitles, componentStateLists, componentStates],
];

describe.each(kinds)('The states of %s', (_, titles, lists, core) => {
  it('are listed for exactly the titles in the sidebar', () => {
    expect(Object.keys(lists).sort()).toEqual([...titles].sort());
  });

  describe.each([...titles])('%s', (title) => {
    const { without, own } = lists[title] ?? { without: {}, own: [] };
    const ownStories = stories.filter((story) => story.title === title);

    it('has a documentation page', () => {
      expect(docs.some((page) => page.title === title)).toBe(true);
    });

    it('has a story or a reason for each core state', () => {
      const missing = Object.keys(core).filter((state) => !ownStories.some(({ tags }) => tags.includes(state)));
      expect(missing.filter((state) => !Object.hasOwn(without, state))).toEqual([]);
    });

    it('has no story for a state that is listed as not applicable', () => {
      expect(Object.keys(without).filter((state) => ownStories.some(({ tags }) => tags.includes(state)))).toEqual([]);
    });

    it('lists all its other stories', () => {
      const others = ownStories.filter(({ tags }) => !tags.some((tag) => tag in core)).map(({ name }) => name);
      expect([...own].sort()).toEqual(others.sort());
    });
  });
});

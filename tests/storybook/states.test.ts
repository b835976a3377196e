import { describe, expect, it } from 'vitest';
import { dataStates, screenStates } from '../../.storybook/states.ts';
import { documented } from '../helpers/builtDocgen.ts';
import { componentTitles, docs, screenTitles, stories } from '../helpers/builtStories.ts';

const pagesWithRemoteData = documented
  .filter(({ props }) => props.some(({ type }) => type?.name.includes('Remote<')))
  .map(({ id }) => id);

it.each([...componentTitles, ...screenTitles])('%s has a documentation page', (title) => {
  expect(docs.some((page) => page.title === title)).toBe(true);
});

describe('the core states', () => {
  it.each([...screenTitles])('%s has a story for each', (title) => {
    const shown = stories.filter((story) => story.title === title);
    const hasRemoteData = pagesWithRemoteData.some((page) => shown.some(({ id }) => id.startsWith(`${page}--`)));
    const required = Object.keys(screenStates).filter((state) => hasRemoteData || !dataStates.includes(state));
    expect(required.filter((state) => !shown.some(({ tags }) => tags.includes(state)))).toEqual([]);
  });
});

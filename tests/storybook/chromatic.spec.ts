import { expect, test } from '@playwright/test';
import { modesOf } from '../../.storybook/modes.ts';
import { stories, tests } from '../../scripts/shared/builtStories.ts';

declare global {
  /** The part of Storybook's preview that Chromatic reads. */
  interface Window {
    __STORYBOOK_PREVIEW__: {
      initializationPromise: Promise<void>;
      extract: () => Promise<
        Record<string, { parameters: { chromatic: { disableSnapshot: boolean; modes?: Record<string, unknown> } } }>
      >;
    };
  }
}

test('Chromatic takes the same pictures as the run without an account', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/storybook/iframe.html?viewMode=story');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const told = await page.evaluate(async () => {
    const preview = window.__STORYBOOK_PREVIEW__;
    await preview.initializationPromise;
    return Object.entries(await preview.extract()).map(([id, { parameters }]) => {
      const { disableSnapshot, modes = {} } = parameters.chromatic;
      return [id, disableSnapshot ? [] : Object.keys(modes)] as const;
    });
  });
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries([
      ...stories.map((story) => [story.id, modesOf(story)] as const),
      ...tests.map(({ id }) => [id, []] as const),
    ]),
  );
});

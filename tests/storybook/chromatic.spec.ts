import { expect, test } from '@playwright/test';
import { modesOf } from '../../.storybook/modes.ts';
import { stories, tests } from '../helpers/builtStories.ts';

test('Chromatic takes the same pictures as the run without an account', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/storybook/iframe.html?viewMode=story');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const extract = () =>
    page.evaluate(async () =>
      Object.entries(await window.__STORYBOOK_PREVIEW__.extract()).map(([id, { parameters }]) => {
        const { disableSnapshot, modes = {} } = parameters.chromatic;
        return [id, disableSnapshot ? [] : Object.keys(modes)] as const;
      }),
    );
  let told: Awaited<ReturnType<typeof extract>> = [];
  // It throws until the preview has loaded the list of stories.
  await expect(async () => {
    told = await extract();
  }).toPass();
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries([
      ...stories.map((story) => [story.id, modesOf(story)] as const),
      ...tests.map(({ id }) => [id, []] as const),
    ]),
  );
});

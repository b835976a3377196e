import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openStory } from '../helpers/openStory.ts';

// The stories as tests are not built: what a build makes of colours is seen here alone.
for (const id of ['components-box--on-mask', 'screens-storefront-home--ready', 'screens-account-register--ready']) {
  test(`${id} can be read in the built Storybook, on a board too`, async ({ page }) => {
    await openStory(page, id);
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target))).toEqual([]);
  });
}

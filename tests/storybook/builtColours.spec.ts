import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openStory } from '../helpers/openStory.ts';

// Story tests run from sources, so only this test checks the colours of a build.
for (const id of ['components-box--on-inverse', 'screens-storefront-home--ready', 'screens-account-register--ready']) {
  test(`${id} has sufficient contrast in the built Storybook`, async ({ page }) => {
    await openStory(page, id);
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target))).toEqual([]);
  });
}

import type * as ScreenReader from '@guidepup/virtual-screen-reader';
import { readyStories } from '../helpers/builtStories.ts';
import { foldRepeats } from '../helpers/foldRepeats.ts';
import { expect, test } from '../helpers/oneTab.ts';
import { openStory } from '../helpers/openStory.ts';

/** The URL at which the page loads the virtual screen reader. */
const url = '/virtual-screen-reader.js';

/** The screens on which customers and administrators fill in a form, a list or an order. */
const spoken = [
  'Screens/Account/Search form',
  'Screens/Account/SignIn',
  'Screens/Admin/User edit',
  'Screens/Storefront/Cart',
];

/** Screens with the structure of another one whose tree is recorded. */
const alike: readonly string[] = [
  // Screens/Admin/Access
  'Screens/Account/Security',
  // Screens/Admin/Orders
  'Screens/Admin/Inquiries',
  'Screens/Admin/Quotations',
  'Screens/Admin/Services',
  'Screens/Admin/Users',
  // Screens/Content/Content
  'Screens/Content/About',
  'Screens/Content/Article',
  'Screens/Content/Pages',
  // Screens/Content/ImpedanceCalculator
  'Screens/Content/SparePartsCalculator',
  'Screens/Content/StencilApertureCalculator',
  'Screens/Content/TrackWidthCalculator',
];

for (const { id, title } of readyStories.filter((story) => !alike.includes(story.title))) {
  test(`${title} has the recorded accessibility tree`, async ({ page }) => {
    await openStory(page, id);
    const tree = (await page.locator('body').ariaSnapshot()) || '# No accessible content.';
    expect(`${foldRepeats(tree.split('\n')).join('\n')}\n`).toMatchSnapshot(['aria', `${id}.yml`]);
  });
}

for (const { id, title } of readyStories.filter((story) => spoken.includes(story.title))) {
  test(`${title} has the recorded speech of a screen reader`, async ({ page }) => {
    await page.route(`**${url}`, (route) =>
      route.fulfill({ path: 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js' }),
    );
    await openStory(page, id);
    const phrases = await page.evaluate(async (module) => {
      const { virtual } = (await import(module)) as typeof ScreenReader;
      await virtual.start({ container: document.body });
      do await virtual.next();
      while (!/^end of document\b/.test(await virtual.lastSpokenPhrase()));
      const log = await virtual.spokenPhraseLog();
      await virtual.stop();
      return log;
    }, url);
    expect(`${phrases.join('\n')}\n`).toMatchSnapshot(['spoken', `${id}.txt`]);
  });
}

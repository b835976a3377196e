import type * as ScreenReader from '@guidepup/virtual-screen-reader';
import { readyStories } from '../helpers/builtStories.ts';
import { expect, test } from '../helpers/oneTab.ts';
import { openStory } from '../helpers/openStory.ts';

/** The address at which the page loads the virtual screen reader. */
const address = '/virtual-screen-reader.js';

for (const { id, title } of readyStories) {
  test(`${title} has the recorded screen-reader texts`, async ({ page }) => {
    await page.route(`**${address}`, (route) =>
      route.fulfill({ path: 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js' }),
    );
    await openStory(page, id);
    // The accessibility tree of the browser.
    const tree = (await page.locator('body').ariaSnapshot()) || '# No accessible content.';
    expect(`${tree}\n`).toMatchSnapshot(['aria', `${id}.yml`]);
    // The phrases of a screen reader, from start to end.
    const phrases = await page.evaluate(async (module) => {
      const { virtual } = (await import(module)) as typeof ScreenReader;
      await virtual.start({ container: document.body });
      // A purely decorative story has no end phrase: the reader stays on the document.
      do await virtual.next();
      while (!/^(end of )?document\b/.test(await virtual.lastSpokenPhrase()));
      const log = await virtual.spokenPhraseLog();
      await virtual.stop();
      return log;
    }, address);
    expect(`${phrases.join('\n')}\n`).toMatchSnapshot(['spoken', `${id}.txt`]);
  });
}

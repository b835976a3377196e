import type * as ScreenReader from '@guidepup/virtual-screen-reader';
import { readyStories } from '../../scripts/shared/builtStories.ts';
import { expect, test } from '../helpers/oneTab.ts';
import { openStory } from '../helpers/openStory.ts';

/** Where the page finds the virtual screen reader. */
const address = '/virtual-screen-reader.js';

for (const { id, title } of readyStories) {
  test(`${title} reads as it did`, async ({ page }) => {
    await page.route(`**${address}`, (route) =>
      route.fulfill({ path: 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js' }),
    );
    await openStory(page, id);
    // What a browser tells any assistive technology …
    const tree = (await page.locator('body').ariaSnapshot()) || '# Nothing: it is only drawn.';
    expect(`${tree}\n`).toMatchSnapshot(['aria', `${id}.yml`]);
    // … and what one makes of it, from the top to the end.
    const phrases = await page.evaluate(async (module) => {
      const { virtual } = (await import(module)) as typeof ScreenReader;
      await virtual.start({ container: document.body });
      // What is only drawn has no end: the reader stays on the document.
      do await virtual.next();
      while (!/^(end of )?document\b/.test(await virtual.lastSpokenPhrase()));
      const log = await virtual.spokenPhraseLog();
      await virtual.stop();
      return log;
    }, address);
    expect(`${phrases.join('\n')}\n`).toMatchSnapshot(['spoken', `${id}.txt`]);
  });
}

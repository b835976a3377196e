import { expect, test as playwrightTest } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { notes, readPlan } from './plan.ts';
import { openStoryPage, type StoryPage } from './storyPage.ts';

const { side, address, output, shots } = readPlan();

const test = playwrightTest.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const storyPage = await openStoryPage(browser, address);
      await use(storyPage);
      await storyPage.close();
    },
    { scope: 'worker' },
  ],
});

for (const shot of shots) {
  test(shot.name, async ({ storyPage: { page, show } }, testInfo) => {
    const picture = [shot.story, `${shot.mode}.png`];
    const thrown = await show(shot);
    // What the base throws cannot be compared; the head is asked for its reasons.
    if (side === 'base' && thrown !== undefined) return;
    expect(thrown, 'the story renders and plays').toBeUndefined();
    if (side === 'head' && !existsSync(join(output, 'pictures', ...picture))) {
      testInfo.annotations.push({ type: notes.fresh, description: 'The base has no picture of it.' });
      await testInfo.attach(shot.name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
      return;
    }
    if (shot.declared !== undefined) {
      testInfo.annotations.push({ type: notes.declared, description: shot.declared });
    }
    await expect(page).toHaveScreenshot(picture, { fullPage: true });
  });
}

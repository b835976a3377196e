import type { Page } from '@playwright/test';

/** Resolves when nothing has changed in the document for as long: what is said late, such as a toast, is there. */
const quiet = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    let end = setTimeout(resolve, milliseconds);
    new MutationObserver(() => {
      clearTimeout(end);
      end = setTimeout(resolve, milliseconds);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Shows a story of the built Storybook alone, and resolves when it is drawn and its letters are there. */
export async function openStory(page: Page, id: string) {
  await page.goto(`/storybook/iframe.html?id=${id}&viewMode=story`);
  await page.locator('body.sb-show-main').waitFor();
  await settle(page);
}

/** Resolves when the fonts of the page are loaded and its document has stopped changing. */
export async function settle(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(quiet, 300);
}

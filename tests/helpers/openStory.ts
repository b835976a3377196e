import type { Page } from '@playwright/test';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      currentRender?: { phase?: string };
      extract: () => Promise<
        Record<string, { parameters: { chromatic: { disableSnapshot: boolean; modes?: Record<string, unknown> } } }>
      >;
    };
  }
}

/** Resolves when the document has not changed for this long, so that late changes, such as a toast, are included. */
const domSettled = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    let end = setTimeout(resolve, milliseconds);
    new MutationObserver(() => {
      clearTimeout(end);
      end = setTimeout(resolve, milliseconds);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Opens a story of the built Storybook without the manager. Resolves when it has rendered with its fonts. */
export async function openStory(page: Page, id: string) {
  await page.goto(`/storybook/iframe.html?id=${id}&viewMode=story`);
  await page.locator('body.sb-show-main').waitFor();
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__.currentRender?.phase === 'finished');
  await settle(page);
}

/** Resolves when fonts are loaded and the document has stopped changing. */
export async function settle(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(domSettled, 300);
}

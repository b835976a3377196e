import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';

/**
 * Runs the tests of a worker in one tab, so that Storybook is loaded and compiled once, which halves the time. For
 * stories and documentation pages, which keep no state between URLs.
 */
export const test = base.extend<{ page: Page }, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const tab = await browser.newPage({ ...project.use, ...project.use.contextOptions } as BrowserContextOptions);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab }, use) => {
    await use(tab);
    tab.removeAllListeners();
    await tab.unrouteAll();
  },
});

export { expect };

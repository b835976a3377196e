import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';

/**
 * A test in a tab that others used before it: what each page of Storybook needs is loaded and compiled once, which is
 * half of the time. For stories and documentation, which keep nothing from one address to the next.
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

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/builtPages.ts';
import {
  adminPages,
  customerPages,
  demo,
  serveAvatar,
  signedInAs,
  signedInAsAdmin,
  type Site,
  templates,
} from '../helpers/site.ts';

interface AxeOptions {
  colorScheme: 'light' | 'dark';
  /** Defaults to all rules. */
  rules?: string[];
}

async function violationsIn(page: Page, { colorScheme, rules }: AxeOptions): Promise<unknown[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Legacy mode analyses in the page itself. The other opens a blank tab to merge the results of frames; there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)]);
}

/** Fails on what axe finds in light, and on a page that sticks out of a phone. */
async function expectHealthy({ page }: Site): Promise<void> {
  expect.soft(await violationsIn(page, { colorScheme: 'light' })).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

/** Checked in dark too: the board of the home page, the forms, a list. Every story is, in both themes. */
const pathsInDark: readonly string[] = ['/', '/services', '/components/passive-components/resistors'];

for (const { path, heading } of templates) {
  test(`[R-01] [R-15] [L-01] ${path} is taken over as it was built, stores nothing, passes axe and fits 320 px`, async ({
    site,
    page,
    builtPages,
  }) => {
    await site.open(path);
    await expect(site.title).toHaveText(heading);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page).toHaveTitle(builtPages.get(path)?.title ?? '');
    // The sign-in page stores the demo account.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(path === '/login' ? ['pcb_users'] : []);
    if (pathsInDark.includes(path)) {
      expect.soft(await violationsIn(page, { colorScheme: 'dark', rules: ['color-contrast'] })).toEqual([]);
    }
    await expectHealthy(site);
  });
}

test.describe('signed in as a customer', () => {
  test.use({ storageState: signedInAs(demo.name) });
  for (const { path } of customerPages.filter(({ path }) => ['/dashboard', '/orders'].includes(path))) {
    test(`${path} passes axe and fits 320 px`, async ({ site }) => {
      await site.open(path);
      await expectHealthy(site);
    });
  }
});

test.describe('signed in as the administrator', () => {
  test.use({ storageState: signedInAsAdmin });
  for (const { path } of adminPages.filter(({ path }) => ['/admin/dashboard', '/admin/orders'].includes(path))) {
    test(`${path} passes axe and fits 320 px`, async ({ site, context }) => {
      await serveAvatar(context);
      await site.open(path);
      await expectHealthy(site);
    });
  }
});

test('the page for unknown addresses passes axe and fits 320 px', async ({ site, problems }) => {
  problems.expect(/404/);
  await site.open('/nowhere');
  await expectHealthy(site);
});

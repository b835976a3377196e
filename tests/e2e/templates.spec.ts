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
  // Legacy mode analyses the page itself. The default opens a blank tab to merge results of frames, which we do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)]);
}

/** Fails on axe violations in the light theme, and on horizontal overflow at phone widths. */
async function expectHealthy({ page }: Site): Promise<void> {
  expect.soft(await violationsIn(page, { colorScheme: 'light' })).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

/** Also checked in dark: the board of the home page, the forms and a list. All stories are checked in both themes. */
const pathsInDark: readonly string[] = ['/', '/services', '/components/passive-components/resistors'];

for (const { path, heading } of templates) {
  test(`[R-01] [R-15] [L-01] ${path} hydrates as built, stores nothing, passes axe and fits 320 px`, async ({
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

test('the 404 page passes axe and fits 320 px', async ({ site, problems }) => {
  problems.expect(/404/);
  await site.open('/nowhere');
  await expectHealthy(site);
});

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  adminPages,
  customerPages,
  demo,
  expect,
  serveAvatar,
  signedInAs,
  signedInAsAdmin,
  templates,
  test,
} from '../../helpers/site.ts';

interface AxeOptions {
  colorScheme: 'light' | 'dark';
  /** Defaults to all rules. */
  rules?: string[];
}

async function violationsIn(page: Page, { colorScheme, rules }: AxeOptions): Promise<unknown[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Legacy mode analyses the page itself. The default opens a blank tab to merge results of frames, which our pages do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)]);
}

/** Also checked in dark: the board of the home page, the forms and a list. All stories are checked in both themes. */
const pathsInDark: readonly string[] = ['/', '/services', '/components/passive-components/resistors'];

for (const { path } of templates) {
  test(`${path} passes axe`, async ({ site, page }) => {
    await site.open(path);
    expect.soft(await violationsIn(page, { colorScheme: 'light' })).toEqual([]);
    if (pathsInDark.includes(path))
      expect.soft(await violationsIn(page, { colorScheme: 'dark', rules: ['color-contrast'] })).toEqual([]);
  });
}

test.describe('signed in as a customer', () => {
  test.use({ storageState: signedInAs(demo.name) });
  for (const { path } of customerPages.filter(({ path }) => ['/dashboard', '/orders'].includes(path))) {
    test(`${path} passes axe`, async ({ site, page }) => {
      await site.open(path);
      expect(await violationsIn(page, { colorScheme: 'light' })).toEqual([]);
    });
  }
});

test.describe('signed in as the administrator', () => {
  test.use({ storageState: signedInAsAdmin });
  for (const { path } of adminPages.filter(({ path }) => ['/admin/dashboard', '/admin/orders'].includes(path))) {
    test(`${path} passes axe`, async ({ site, page, context }) => {
      await serveAvatar(context);
      await site.open(path);
      expect(await violationsIn(page, { colorScheme: 'light' })).toEqual([]);
    });
  }
});

test('the 404 page passes axe', async ({ site, page, problems }) => {
  problems.expect(/404/);
  await site.open('/nowhere');
  expect(await violationsIn(page, { colorScheme: 'light' })).toEqual([]);
});

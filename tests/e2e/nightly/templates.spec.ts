import { expect, test } from '../../helpers/builtPages.ts';
import {
  adminPages,
  customerPages,
  demo,
  serveAvatar,
  signedInAs,
  signedInAsAdmin,
  type Site,
  templates,
} from '../../helpers/site.ts';

async function expectNoOverflow({ page }: Site): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

for (const { path, heading } of templates) {
  test(`[R-01] [R-15] [L-01] ${path} hydrates as built, stores nothing and fits 320 px`, async ({
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
    await expectNoOverflow(site);
  });
}

test.describe('signed in as a customer', () => {
  test.use({ storageState: signedInAs(demo.name) });
  for (const { path } of customerPages.filter(({ path }) => ['/dashboard', '/orders'].includes(path))) {
    test(`${path} fits 320 px`, async ({ site }) => {
      await site.open(path);
      await expectNoOverflow(site);
    });
  }
});

test.describe('signed in as the administrator', () => {
  test.use({ storageState: signedInAsAdmin });
  for (const { path } of adminPages.filter(({ path }) => ['/admin/dashboard', '/admin/orders'].includes(path))) {
    test(`${path} fits 320 px`, async ({ site, context }) => {
      await serveAvatar(context);
      await site.open(path);
      await expectNoOverflow(site);
    });
  }
});

test('the 404 page fits 320 px', async ({ site, problems }) => {
  problems.expect(/404/);
  await site.open('/nowhere');
  await expectNoOverflow(site);
});

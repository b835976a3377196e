import { expect, test } from '../../helpers/builtPages.ts';
import { templates } from '../../helpers/site.ts';

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
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

import { expect, publicPages, test } from './site.ts';

test.use({ javaScriptEnabled: false });

for (const { path, heading } of publicPages) {
  test(`[S-01] without scripts ${path} shows its content and no splash`, async ({ page, site }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(site.splash).toBeHidden();
    await expect(page).toHaveTitle(/alphianz/);
    // Nothing may lie over it.
    await page.getByRole('heading', { level: 1 }).click();
  });
}

test('[R-08] without scripts a redirect still leads on', async ({ page }) => {
  await page.goto('/services/pcb-fabrication');
  await expect(page).toHaveURL('/services#fab');
});

test('[R-13] without scripts an unknown path is the 404 page', async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto('/nowhere');
  await expect(page).toHaveTitle('Page Not Found');
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
});

test('[U-08] without scripts a guarded page holds no content and says why', async ({ page }) => {
  await page.goto('/dashboard');
  // By tag: Playwright's search by text passes over <noscript>.
  await expect(page.locator('noscript p').first()).toHaveText(/^This page needs JavaScript\./);
  await expect(page.getByText('My Orders')).toHaveCount(0);
});

import { expect, redirects, test } from './site.ts';

for (const { from, to, tab } of redirects) {
  test(`[R-08] ${from} leads to ${to}, and Back to the page before`, async ({ page }) => {
    await page.goto('/cart');
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/cart');
  });
}

import { expect, redirects, test } from '../helpers/site.ts';

test('[R-08] the old service URLs redirect to their tabs, and Back returns to the previous page', async ({ page }) => {
  await page.goto('/cart');
  for (const { from, to, tab } of redirects) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
    await expect(page.getByRole('tab', { name: tab, exact: true }), from).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page, `Back from ${from}`).toHaveURL('/cart');
  }
});

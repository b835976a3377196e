import { expect, test } from '../helpers/site.ts';

test('[R-15] Back with the menu open closes it and focuses the heading of the page', async ({ site, page }) => {
  await site.open('/about');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await button.tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Products' }).tap();
  await expect(page).toHaveURL('/products');
  await expect(site.title).toBeFocused();
  await button.tap();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(site.title).toBeFocused();
});

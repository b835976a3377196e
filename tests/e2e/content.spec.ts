import { expect, test } from './site.ts';

test('[C-01] a section is reached from the contents and by its address, and Tab goes on from it', async ({
  site,
  page,
}) => {
  await site.open('/resources/technical-capabilities');
  const section = page.getByRole('heading', { level: 2, name: 'Panels' });
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Panels' }).click();
  await expect(page).toHaveURL(/#panel$/);
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/technical-capabilities$/);

  await site.open('/resources/technical-capabilities#panel');
  await expect(section).toBeInViewport();
});

test('[C-03] the open question is in the address, and opens from there', async ({ site, page }) => {
  const open = page.locator('main [aria-expanded="true"]');
  await site.open('/resources/faq/general#lead-time');
  await expect(open).toHaveText('How long does an order take?');
  await page.getByRole('button', { name: 'Is there a minimum quantity?' }).click();
  await expect(page).toHaveURL(/#minimum-order$/);
  await expect(open).toHaveText('Is there a minimum quantity?');
  await page.getByRole('button', { name: 'Is there a minimum quantity?' }).click();
  await expect(page).toHaveURL(/general$/);
  await expect(open).toHaveCount(0);
});

test('[C-03] an address that names no question opens none', async ({ site, page }) => {
  await site.open('/resources/faq/technical#constructor');
  await expect(site.title).toHaveText('Technical FAQ');
  await expect(page.locator('main [aria-expanded="true"]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[C-03] every answer is there', async ({ page }) => {
    await page.goto('/resources/faq/general');
    await expect(page.getByRole('heading', { name: 'Is there a minimum quantity?' })).toBeVisible();
    await expect(page.locator('noscript p').first()).toBeVisible();
  });
});

test('[A-02] Get Instant Quote answers with a toast', async ({ site, page }) => {
  await site.open('/about');
  await page.getByRole('button', { name: 'Get Instant Quote' }).click();
  await expect(site.toast).toContainText('🚧 Get Instant Quote we are alphianz 🚀');
});

import { expect, test } from '../helpers/site.ts';

test('[R-04] the catalogue links to its categories, and its search is in the URL', async ({ site, page }) => {
  await site.open('/products');
  await page.getByRole('searchbox').fill('capac');
  await expect(page).toHaveURL(/\?q=capac$/);
  // A link to the URL without a query clears the search.
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('main').getByRole('link', { name: 'Resistors' })).toBeVisible();
  await page.getByRole('searchbox').fill('capac');
  await page.getByRole('main').getByRole('link', { name: 'Capacitors' }).click();
  await expect(site.title).toHaveText('Capacitors');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('capac');
  await expect(page.getByRole('main').getByRole('link', { name: 'Capacitors' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Resistors' })).toHaveCount(0);
  await page.goForward();
  await expect(site.title).toHaveText('Capacitors');
});

test('[R-04] the search leads to a part on its page', async ({ site, page }) => {
  await site.open('/products');
  await page.getByRole('searchbox').fill('wroom');
  await page.getByRole('main').getByRole('link', { name: 'Wi-Fi and Bluetooth module' }).last().click();
  await expect(page).toHaveURL('/components/rf-wireless#rf-esp32');
  const part = page.locator('#rf-esp32');
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
});

test('[R-07] the filters of a category are in the URL and restored from it', async ({ site, page }) => {
  await site.open('/components/passive-components/resistors');
  await expect(page.getByText('Showing 8 of 8')).toBeVisible();
  // The click is forced, because the label covers the checkbox.
  await page.getByRole('checkbox', { name: /^10 kΩ/ }).click({ force: true });
  await expect(page.getByText('Showing 3 of 8')).toBeVisible();
  await expect(page).toHaveURL(/\?resistance=10\+k/);
  await page.getByRole('main').getByRole('link', { name: 'Components', exact: true }).click();
  await expect(site.title).toHaveText('Products');
  await page.goBack();
  await expect(page.getByText('Showing 3 of 8')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^10 kΩ/ })).toBeChecked();
  await page.goForward();
  await expect(site.title).toHaveText('Products');
  await page.goBack();
  const shared = page.url();
  await page.goto('about:blank');
  await site.open(shared);
  await expect(page.getByText('Showing 3 of 8')).toBeVisible();
  await site.open('/components/passive-components/resistors?resistance=<b>9</b>&constructor=1');
  await expect(page.getByText('Showing 8 of 8')).toBeVisible();
});

import { expect, type Page } from '@playwright/test';

/** Fills in the billing and delivery addresses. */
export async function fillAddresses(page: Page) {
  // Forced, because its label covers the checkbox.
  await page.getByRole('checkbox', { name: 'Same as the billing address' }).check({ force: true });
  await page.getByLabel('Name on the invoice').fill('Nandini Rao');
  await page.getByLabel('Street and town').fill('12 Sample Road, Kochi');
  await page.getByLabel('PIN code').fill('682016');
  await page.getByRole('combobox', { name: 'State' }).fill('Kerala');
  await page.getByRole('option', { name: 'Kerala (32)' }).click();
  await page.getByLabel('Recipient').fill('Nandini Rao');
  await page.getByLabel('Phone').fill('+91 98470 00000');
}

/** Orders on the checkout page of the site with a server. */
export async function checkOut(page: Page) {
  await expect(page).toHaveURL('/checkout');
  await fillAddresses(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
}

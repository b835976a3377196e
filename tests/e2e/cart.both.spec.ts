import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const sum = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Order Summary' })
    .locator('div', { has: page.locator('dt', { hasText: name }) })
    .last()
    .locator('dd');

const removeAll = async (page: Page) => {
  const buttons = page.getByRole('button', { name: /^Remove / });
  await expect(buttons).toHaveCount(2);
  await buttons.first().click();
  await expect(buttons).toHaveCount(1);
  await buttons.first().click();
};

test('[K-01] [K-04] the demo lines and what they come to', async ({ site, page }) => {
  await site.open('/cart');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await expect(page.getByText('3-5 business days')).toBeVisible();
  await expect(sum(page, 'Shipping')).toHaveText('₹350');
  await expect(sum(page, 'Discount')).toHaveText('₹0');
  const rupees = async (name: string) => Number((await sum(page, name).innerText()).replace(/[₹,]/g, ''));
  const [subtotal, tax, total] = [await rupees('Subtotal'), await rupees('Tax'), await rupees('Total')];
  expect(tax).toBeCloseTo(subtotal * 0.18, 2);
  expect(total).toBeCloseTo(subtotal + tax + 350, 2);
});

test('[K-02] a quantity goes up and down, to 1 and not below', async ({ site, page }) => {
  await site.open('/cart');
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ }).first();
  const before = await sum(page, 'Subtotal').innerText();
  await expect(quantity).toHaveValue('1');
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await expect(quantity).toHaveValue('2');
  await expect(sum(page, 'Subtotal')).not.toHaveText(before);
  await page
    .getByRole('button', { name: /^Decrease/ })
    .first()
    .click();
  await expect(quantity).toHaveValue('1');
  await expect(page.getByRole('button', { name: /^Decrease/ }).first()).toBeDisabled();
  await expect(sum(page, 'Subtotal')).toHaveText(before);
});

test('[K-03] a removed line stays away while one looks around', async ({ site, page }) => {
  await site.open('/cart');
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await page.getByRole('link', { name: /, home page$/ }).click();
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
});

test('[K-07] [G-04] applying a coupon alerts and changes no total', async ({ site, page }) => {
  await site.open('/cart');
  const total = await sum(page, 'Total').innerText();
  for (const code of ['', 'WELCOME10', '<b>']) {
    const dialog = page.waitForEvent('dialog');
    await page.getByLabel('Coupon code').fill(code);
    const click = page.getByRole('button', { name: 'Apply' }).click();
    const alert = await dialog;
    expect(alert.type()).toBe('alert');
    expect(alert.message()).toBe('Coupon code applied!');
    await alert.accept();
    await click;
    await expect(sum(page, 'Total')).toHaveText(total);
  }
});

test('[K-08] checkout changes its label and nothing further', async ({ site, page }) => {
  await site.open('/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toHaveCount(0);
  await expect(page).toHaveURL('/cart');
});

test('[K-09] [K-08] an empty cart says so, cannot be checked out and leads to the services', async ({ site, page }) => {
  await site.open('/cart');
  await removeAll(page);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await expect(sum(page, 'Shipping')).toHaveText('Free');
  await page.getByRole('link', { name: 'Browse Services' }).click();
  await expect(page).toHaveURL('/services');
});

import { expect, summaryAmount, test } from '../../helpers/site.ts';

test('[K-01] [K-04] the demo lines and their totals', async ({ site, page }) => {
  await site.open('/cart');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await expect(page.getByText('3-5 business days')).toBeVisible();
  for (const [name, amount] of [
    ['Subtotal', '₹34,489.00'],
    ['Discount', '₹0.00'],
    ['Tax', '₹6,208.02'],
    ['Shipping', '₹350.00'],
    ['Total', '₹41,047.02'],
  ] as const) {
    await expect(summaryAmount(page, name), name).toHaveText(amount);
  }
});

test('[K-02] a quantity goes up, and down to 1 but not below', async ({ site, page }) => {
  await site.open('/cart');
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ }).first();
  await expect(quantity).toHaveValue('1');
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await expect(quantity).toHaveValue('2');
  await expect(summaryAmount(page, 'Subtotal')).toHaveText('₹61,939.00');
  await page
    .getByRole('button', { name: /^Decrease/ })
    .first()
    .click();
  await expect(quantity).toHaveValue('1');
  await expect(page.getByRole('button', { name: /^Decrease/ }).first()).toBeDisabled();
  await expect(summaryAmount(page, 'Subtotal')).toHaveText('₹34,489.00');
});

test('[K-02] the arrow keys change a quantity more than once, and the policy still refuses markup', async ({
  site,
  page,
  problems,
}) => {
  await site.open('/cart');
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ }).first();
  await quantity.focus();
  // The first change creates the announcer, the second one empties it.
  for (const value of ['2', '3', '4']) {
    await page.keyboard.press('ArrowUp');
    await expect(quantity).toHaveValue(value);
    await page.clock.fastForward(100);
    await expect(page.locator('[role="log"][aria-live="assertive"]')).toHaveText(value);
  }
  await expect(site.title).toHaveText('Your cart');
  problems.expect(/TrustedHTML/);
  const refusal = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>markup</b>';
      return 'accepted';
    } catch (error) {
      return String(error);
    }
  });
  expect(refusal).toContain('TypeError');
});

test('[K-03] a removed line stays removed while navigating', async ({ site, page }) => {
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

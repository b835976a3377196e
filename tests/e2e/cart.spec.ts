import { expect, summaryAmount, test } from '../helpers/site.ts';

test('[K-07] [G-04] applying a coupon shows an alert without changing the total', async ({ site, page }) => {
  const dialogs = site.acceptDialogs();
  await site.open('/cart');
  for (const code of ['', 'WELCOME10', '<b>']) {
    dialogs.length = 0;
    await page.getByLabel('Coupon code').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => dialogs, code).toEqual(['alert: Coupon code applied!']);
    await expect(summaryAmount(page, 'Total'), code).toHaveText('₹41,047.02');
  }
});

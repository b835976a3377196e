import { expect, test } from '../helpers/site.ts';

test('a quotation is printed instead of the page, from the keyboard alone, and then the page is back', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await site.open('/services?fab-size=62.5x48&fab-qty=20&fab-name=Motor%20driver#fab');
  const print = page.getByRole('button', { name: 'Print quotation' });
  await print.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html[data-printed]')).toBeAttached();

  const sheet = page.getByRole('article', { name: /quotation/i });
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('Motor driver');
  await expect(sheet).toContainText(/CGST/);
  await expect(page.getByRole('textbox', { name: 'PCB Qty' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('article', { name: /quotation/i })).toHaveCount(0);
  await expect(print).toBeFocused();
});

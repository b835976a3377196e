import { expect, test } from '../../helpers/site.ts';

test('[Q-02] the keyboard alone reaches the tabs, the fields, a printed quotation and the page again', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await site.open('/services');
  await site.tabTo(page.getByRole('tab', { name: 'PCB Layout' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/services#fab');
  for (const [name, text] of [
    ['PCB Name', 'Motor driver'],
    ['Board Size X', '62.5'],
    ['Board Size Y', '48'],
    ['PCB Qty', '20'],
  ] as const) {
    await site.tabTo(page.getByRole('textbox', { name }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }
  await site.tabTo(page.getByRole('radio', { name: 'FR-4' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Rogers' })).toBeChecked();
  await site.tabTo(page.getByRole('combobox', { name: 'Surface Finish' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const print = page.getByRole('button', { name: 'Print quotation' });
  await site.tabTo(print);
  await page.keyboard.press('Enter');
  await expect(page.locator('html[data-printed]')).toBeAttached();

  const sheet = page.getByRole('article', { name: /quotation/i });
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  // The rules for the paper apply.
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const [field, value] of [
    ['PCB Name', 'Motor driver'],
    ['Board Size', '62.5 × 48 mm'],
    ['PCB Qty', '20 pcs'],
    ['Material', 'Rogers'],
    ['Surface Finish', 'ENIG'],
  ] as const) {
    await expect(sheet.getByRole('row', { name: `${field} ${value}`, exact: true })).toBeVisible();
  }
  await expect(sheet).toContainText(/CGST/);
  // The printable part of A4, in px: the price is on the first page.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 680, height: 1001 });
  const price = (await sheet.getByRole('table', { name: 'Price' }).boundingBox())!;
  expect(price.y + price.height).toBeLessThanOrEqual(1001);
  await page.setViewportSize(size);
  await expect(page.getByRole('textbox', { name: 'PCB Qty' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('article', { name: /quotation/i })).toHaveCount(0);
  await expect(print).toBeFocused();
});

import { expect, test } from '../../helpers/site.ts';

test('the tab stays selected when the skip link is used', async ({ site, page }) => {
  await site.open('/services#fab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Fabrication & Assembly (Rigid)');
});

test('[Q-03] a click on a tab moves neither the page nor the focus', async ({ site, page }) => {
  await site.open('/services');
  const tab = page.getByRole('tab', { name: 'PCB Fabrication (Flex)' });
  await tab.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top - 200));
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrolled();
  await tab.click();
  await expect(page).toHaveURL('/services#flex');
  await expect(tab).toBeFocused();
  expect(await scrolled()).toBe(before);
});

test('a bill of materials in the sourcing tab is checked, kept while the customer looks at other pages, and exported', async ({
  site,
  page,
}) => {
  await site.open('/services#source');
  const bill = page.getByRole('region', { name: 'Check your bill of materials' });
  await bill.getByRole('button', { name: 'Try an example' }).click();
  await expect(bill.getByText('Rows 4 and 5: R3 is in each of them.')).toBeVisible();
  await page.getByRole('tab', { name: 'PCB Stencil' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' }).click();
  await page.goBack();
  await page.getByRole('tab', { name: 'Component Sourcing' }).click();
  await page.getByRole('textbox', { name: 'Quantity (sets)' }).fill('10');
  await expect(bill.getByText('Parts for 10 sets')).toBeVisible();
  const download = page.waitForEvent('download');
  await bill.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('bill-of-materials.csv');
});

test('typing within a bill of materials keeps the caret', async ({ site, page }) => {
  await site.open('/services#source');
  const lines = page.getByRole('textbox', { name: 'Lines of the bill of materials' });
  await lines.fill('R1,10k');
  await lines.press('Home');
  await lines.pressSequentially('C3,');
  await expect(lines).toHaveValue('C3,R1,10k');
});

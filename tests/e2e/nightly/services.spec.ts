import { expect, test } from '../../helpers/site.ts';

test('is read from the URL, from the query before the hash', async ({ site, page }) => {
  // The queries differ, so that each URL causes a full load.
  for (const [url, name] of [
    ['/services', 'PCB Layout'],
    ['/services?from=mail#source', 'Component Sourcing'],
    ['/services?tab=stencil', 'PCB Stencil'],
    ['/services?tab=flex#fab', 'PCB Fabrication (Flex)'],
    ['/services?tab=nonsense#fab', 'PCB Fabrication & Assembly (Rigid)'],
    ['/services?tab=nothing#nonsense', 'PCB Layout'],
  ] as const) {
    await site.open(url);
    await expect(page.getByRole('tab', { selected: true }), url).toHaveText(name);
    await expect(page.getByRole('tabpanel'), url).toHaveCount(1);
  }
});

test('stays selected when the skip link is used', async ({ site, page }) => {
  await site.open('/services#fab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Fabrication & Assembly (Rigid)');
});

test.describe('[Q-03] a click on a tab', () => {
  test('writes it into the hash, removes `tab` from the query and keeps other parameters', async ({ site, page }) => {
    await site.open('/services?tab=flex&from=mail');
    await page.getByRole('tab', { name: 'PCB Stencil' }).click();
    await expect(page).toHaveURL('/services?from=mail#stencil');
    await page.getByRole('tab', { name: 'Component Sourcing' }).click();
    await expect(page).toHaveURL('/services?from=mail#source');
    await page.goBack();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Stencil');
    await page.goBack();
    await expect(page).toHaveURL('/services?tab=flex&from=mail');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Fabrication (Flex)');
    await page.goForward();
    await expect(page).toHaveURL('/services?from=mail#stencil');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Stencil');
  });

  test('does not move the page or the focus', async ({ site, page }) => {
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

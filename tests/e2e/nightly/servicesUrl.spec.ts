import type { Page } from '@playwright/test';
import { option, quantity, selected } from '../../helpers/serviceFields.ts';
import { expect, test } from '../../helpers/site.ts';

const total = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByText(/^₹[\d,.]+$/)
    .last();
/** The details are rendered when they come near the window. */
const scrollToDetails = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test.describe('the copied link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('contains the latest keystrokes, and opens the same price', async ({ site, page, context }) => {
    await site.open('/services?from=mail#fab');
    await option(page, 'Layer', '4').click();
    await quantity(page).fill('77');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeAttached();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${new URL(page.url()).origin}/services?fab-qty=77&fab-layers=4#fab`);
    const other = await context.newPage();
    await other.goto(link);
    await expect(quantity(other)).toHaveValue('77');
    await expect(total(other)).toHaveText((await total(page).textContent()) ?? '');
  });
});

test('a pinned configuration is compared with the form and put back, which Back undoes', async ({ site, page }) => {
  await site.open('/services#fab');
  const comparison = page.getByRole('region', { name: 'Compare configurations' });
  await scrollToDetails(page);
  await comparison.getByRole('button', { name: 'Pin this configuration' }).click();
  await option(page, 'Layer', '4').click();
  await expect(comparison.getByRole('row', { name: /^Layer differs/ })).toContainText('42');
  await comparison.getByRole('button', { name: 'Use this: Configuration A' }).click();
  await expect(selected(page, 'Layer')).toHaveValue('2');
  await page.goBack();
  await expect(selected(page, 'Layer')).toHaveValue('4');
  await page.getByRole('tab', { name: 'PCB Stencil' }).click();
  await expect(comparison.getByRole('table')).toHaveCount(0);
  await page.goBack();
  await scrollToDetails(page);
  await expect(comparison.getByRole('columnheader', { name: /^Configuration A/ })).toBeVisible();
});

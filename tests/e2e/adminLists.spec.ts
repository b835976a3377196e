import { type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { expect, serveAvatar, test } from '../helpers/site.ts';

test.use({ isAdministrator: true });
test.beforeEach(({ context }) => serveAvatar(context));

const totals = (page: Page) => page.getByRole('row').getByText(/^₹/);

test('[M-30] filters, sort order and open details are in the URL and survive sharing, reload and Back', async ({
  site,
  page,
}) => {
  await site.open('/admin/orders');
  await expect(page.getByText('Showing 42 of 42')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('MOTOR');
  await expect(page.getByText('Showing 3 of 42')).toBeVisible();
  await page.getByRole('button', { name: 'Total' }).click();
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Total' }).click();
  await expect(page).toHaveURL(/\?q=MOTOR&sort=total&order=desc$/);
  await expect(totals(page)).toHaveText(['₹72,000', '₹9,000', '₹9,000']);
  await page.getByRole('button', { name: 'View #1234' }).click();
  await expect(page.getByRole('dialog', { name: 'Order #1234' })).toBeVisible();
  await expect(page).toHaveURL(/&open=%231234$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\?q=MOTOR&sort=total&order=desc$/);
  await expect(totals(page)).toHaveText(['₹72,000', '₹9,000', '₹9,000']);
  // Closing the details goes back in the history, so Forward opens them again.
  for (let times = 0; times < 2; times += 1) {
    await page.goForward();
    await expect(page.getByRole('dialog', { name: 'Order #1234' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\?q=MOTOR&sort=total&order=desc$/);
  }
  await page.reload();
  await site.passSplash();
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('MOTOR');
  await expect(totals(page)).toHaveText(['₹72,000', '₹9,000', '₹9,000']);
});

test('[M-80] the file holds the visible rows in their order, and no cell that a spreadsheet would execute', async ({
  site,
  page,
}) => {
  await site.open('/admin/orders?status=Pending&sort=total');
  await expect(page.getByText('Showing 13 of 42')).toBeVisible();
  const visibleTotals = await totals(page).allTextContents();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('orders.csv');
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header, ...records] = parse(bytes, { bom: true, record_delimiter: '\r\n' });
  expect(header).toEqual(['Order ID', 'PCB Name', 'Customer', 'Status', 'Date', 'Total (₹)']);
  expect(records).toHaveLength(13);
  expect(records.map((record) => record[5])).toEqual(visibleTotals.map((total) => total.replaceAll(/[₹,]/g, '')));
  expect(new Set(records.map((record) => record[3]))).toEqual(new Set(['Pending']));
  // Two names in the sample data start with = and with -.
  const names = records.map((record) => record[1]);
  expect(names).toEqual(expect.arrayContaining(["'=SUM(total) test board", "'-12 V rail supply"]));
  expect(records.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test(
  '[M-31] [M-60] changing a status asks for confirmation and leaves it unchanged',
  { tag: '@demonstration' },
  async ({ site, page }) => {
    const dialogs = site.acceptDialogs();
    for (const [path, id, from, to] of [
      ['/admin/orders', '#1234', 'Pending', 'Shipped'],
      ['/admin/quotations', '#890', 'Pending', 'Approved'],
    ] as const) {
      dialogs.length = 0;
      await site.open(path);
      const status = page.getByRole('combobox', { name: `Status of ${id}` });
      await expect(status).toContainText(from);
      await status.click();
      await page.getByRole('option', { name: to }).click();
      await expect
        .poll(() => dialogs)
        .toEqual([expect.stringContaining(`confirm: Change the status of ${id} to ${to}?`)]);
      await expect(status).toContainText(from);
    }
  },
);

test(
  '[M-22] [M-23] deleting asks for confirmation without removing; adding closes the dialog without adding',
  { tag: '@demonstration' },
  async ({ site, page }) => {
    const dialogs = site.acceptDialogs();
    await site.open('/admin/users');
    const count = await page.getByText(/^Showing \d+ of \d+$/).innerText();
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect.poll(() => dialogs).toEqual([expect.stringMatching(/^confirm: Delete /)]);
    await page.getByRole('button', { name: 'Add User' }).click();
    const form = page.getByRole('dialog', { name: 'Add User' });
    await form.getByLabel('Name').fill('Asha');
    await form.getByLabel('Email').fill('asha@example.com');
    await form.getByLabel('Password').fill('secret');
    await form.getByRole('button', { name: 'Add User' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add User' })).toBeFocused();
    await expect(page.getByText(/^Showing/)).toHaveText(count);
  },
);

test('[M-50] Respond only shows an alert', { tag: '@demonstration' }, async ({ site, page }) => {
  const dialogs = site.acceptDialogs();
  await site.open('/admin/inquiries');
  await page
    .getByRole('button', { name: /^Respond to / })
    .first()
    .click();
  await expect.poll(() => dialogs).toEqual([expect.stringMatching(/^alert: Responding to /)]);
});

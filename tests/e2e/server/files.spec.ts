/** Files of an order, from the form to the administrator. */
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { boardFiles, smallBoard } from '../../gerber/writeBoard.ts';
import { checkOut } from '../../helpers/checkOut.ts';
import { signedInAtServer } from '../../helpers/signedInAtServer.ts';
import { expect, serveAvatar, test } from '../../helpers/site.ts';

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});
const schematic = file('amp.pdf', 'the schematic');
const bill = file('പാർട്സ് bill.xlsx', 'the bill');

/** The button of an upload. */
const uploadOf = (page: Page, label: string) => page.getByRole('button', { name: `Upload ${label}` });

async function choose(page: Page, label: string, chosen: ReturnType<typeof file>) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), uploadOf(page, label).click()]);
  await chooser.setFiles(chosen);
}

const listOf = (page: Page, label: string) => page.getByRole('list', { name: label });
const addToCart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();

test('files go with a layout from the form to the administrator, even if one was chosen before signing in', async ({
  site,
  page,
  context,
  playwright,
  problems,
}) => {
  // The test opens an order that does not exist.
  problems.expect(/404/);
  // It loads nine pages.
  test.slow();
  await serveAvatar(context);
  await site.open('/services');
  await addToCart(page);
  await expect(uploadOf(page, 'Schematic')).toBeFocused();
  await expect(uploadOf(page, 'Schematic')).toHaveAccessibleDescription(/Choose the schematic/);
  await choose(page, 'Schematic', schematic);
  await page.getByRole('main').getByRole('link', { name: 'log in' }).click();
  await site.signIn();
  await expect(page).toHaveURL('/dashboard');
  // The file is in memory, which a full load would forget.
  await page.goBack();
  await expect(listOf(page, 'Schematic')).toContainText('Uploaded');
  await choose(page, 'Bill of Material', bill);
  await expect(listOf(page, 'Bill of Material')).toContainText('Uploaded');
  await addToCart(page);
  await expect(site.toast).toContainText('Added to your cart.');

  await site.open('/cart');
  await expect(page.getByText('Files: പാർട്സ് bill.xlsx and amp.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await checkOut(page);
  await expect(page).toHaveURL('/dashboard');
  const [, id = ''] = /(#\d+)/.exec(await site.toast.innerText()) ?? [];

  // Both the customer and the business see the ordered lines.
  const ordered = page.getByRole('region', { name: 'What was ordered' });
  await page.getByRole('region', { name: 'Latest orders' }).getByRole('link').first().click();
  await expect(page).toHaveURL(`/orders/details/${id.slice(1)}`);
  await page.reload();
  await expect(site.title).toHaveText(`Order ${id}`);
  await expect(ordered.getByRole('link', { name: schematic.name })).toBeVisible();
  await site.open('/orders/details/999999');
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();

  // Signs the customer out, who could also download the file.
  await context.clearCookies();
  await context.addCookies((await signedInAtServer(playwright.request)).cookies);
  await site.open(`/admin/orders/edit/${encodeURIComponent(id)}`);
  const link = ordered.getByRole('link', { name: bill.name });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(bill.name);
  expect(await readFile(await download.path())).toEqual(bill.buffer);
});

test('files that a form has read go with the board; a failed one prevents adding, and those of a visitor are left out', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/503/);
  await site.open('/services#fab');
  await page.getByRole('textbox', { name: 'PCB Name' }).fill('Relay board');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Read Gerber files' }).click();
  const zip = zipSync(Object.fromEntries(boardFiles(smallBoard).map(({ name, bytes }) => [name, bytes])));
  await (await chooser).setFiles({ name: 'relay.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await expect(page.getByRole('region', { name: 'Your files' }).getByRole('img')).toBeVisible();
  await expect(page.getByText('‘Add to Cart’ sends them with the order')).toBeVisible();
  await addToCart(page);
  await expect(site.toast).toContainText('without your files. To order it with them, log in');

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await site.signIn();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Your files' }).getByRole('img')).toBeVisible();
  await page.route('/api/files', (route) => route.fulfill({ status: 503, json: { error: { code: 'busy' } } }));
  await addToCart(page);
  await expect(site.toast).toContainText('“relay.zip” could not be sent. The server is busy.');
  await expect(page.getByRole('textbox', { name: 'PCB Name' })).toHaveValue('Relay board');
  await page.unroute('/api/files');
  await addToCart(page);
  await expect(site.toast).toContainText('Added to your cart.');
  await site.open('/cart');
  await expect(page.getByText('Files: relay.zip')).toHaveCount(1);
  await expect(page.getByText('“Relay board”')).toHaveCount(2);
});

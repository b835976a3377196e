import { expect, test } from '../helpers/site.ts';

test('[C-01] a section opens from the table of contents and from its URL, and Tab continues from it', async ({
  site,
  page,
}) => {
  await site.open('/resources/technical-capabilities');
  const section = page.getByRole('heading', { level: 2, name: 'Panels' });
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Panels' }).click();
  await expect(page).toHaveURL(/#panel$/);
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/technical-capabilities$/);

  await site.open('/resources/technical-capabilities#panel');
  await expect(section).toBeInViewport();

  // Repeats it from another page, where the page heading would otherwise get the focus.
  await site.open('/pcb-manufacturing-process');
  await page.locator('main a[href$="/pcb-b#pre-production-engineering"]').first().click();
  const preProduction = page.getByRole('heading', { level: 2, name: 'Pre-Production Engineering PCB B' });
  await expect(preProduction).toBeFocused();
  await expect(preProduction).toBeInViewport();
});

test('[C-03] the open question is in the URL and restored from it', async ({ site, page }) => {
  const open = page.locator('main [aria-expanded="true"]');
  await site.open('/resources/faq/general#lead-time');
  await expect(open).toHaveText('How long does an order take?');
  await page.getByRole('button', { name: 'Is there a minimum quantity?' }).click();
  await expect(page).toHaveURL(/#minimum-order$/);
  await expect(open).toHaveText('Is there a minimum quantity?');
  await page.getByRole('button', { name: 'Is there a minimum quantity?' }).click();
  await expect(page).toHaveURL(/general$/);
  await expect(open).toHaveCount(0);

  // Without a question in the URL, and with an unknown one, the first is open.
  await site.open('/resources/faq/technical#constructor');
  await expect(site.title).toHaveText('Technical FAQ');
  await expect(open).toHaveText('How many layers, and how large a board?');

  await page.getByRole('searchbox', { name: 'Search all questions' }).fill('minimum quantity');
  await expect(page).toHaveURL(/\?q=minimum\+quantity/);
  await page.getByRole('link', { name: 'Is there a minimum quantity?' }).click();
  await expect(page).toHaveURL(/\/general#minimum-order$/);
  await expect(open).toHaveText('Is there a minimum quantity?');
});

test('[C-05] a step of the process has a URL', async ({ site, page }) => {
  await site.open('/pcb-manufacturing-process#drilling');
  await expect(page.getByText('Step 6 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 7 of 12')).toBeVisible();
  await expect(page).toHaveURL(/#first-copper$/);
  await site.open('/pcb-manufacturing-process#constructor');
  await expect(page.getByText('Step 1 of 12')).toBeVisible();
});

import { expect, test } from './site.ts';

test('[C-01] a section is reached from the contents and by its address, and Tab goes on from it', async ({
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
});

test('[C-03] the open question is in the address, and opens from there', async ({ site, page }) => {
  const open = page.locator('main [aria-expanded="true"]');
  await site.open('/resources/faq/general#lead-time');
  await expect(open).toHaveText('How long does an order take?');
  await page.getByRole('button', { name: 'Is there a minimum quantity?' }).click();
  await expect(page).toHaveURL(/#minimum-order$/);
  await expect(open).toHaveText('Is there a minimum quantity?');
  await page.getByRole('button', { name: 'Is there a minimum quantity?' }).click();
  await expect(page).toHaveURL(/general$/);
  await expect(open).toHaveCount(0);
});

test('[C-03] an address that names no question opens none', async ({ site, page }) => {
  await site.open('/resources/faq/technical#constructor');
  await expect(site.title).toHaveText('Technical FAQ');
  await expect(page.locator('main [aria-expanded="true"]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[C-03] every answer is there', async ({ page }) => {
    await page.goto('/resources/faq/general');
    await expect(page.getByRole('heading', { name: 'Is there a minimum quantity?' })).toBeVisible();
    await expect(page.locator('noscript p').first()).toBeVisible();
  });
});

test('[A-02] Get Instant Quote answers with a toast', async ({ site, page }) => {
  await site.open('/about');
  await page.getByRole('button', { name: 'Get Instant Quote' }).click();
  await expect(site.toast).toContainText('🚧 Get Instant Quote we are alphianz 🚀');
});

for (const { path, heading, tables } of [
  {
    path: 'packaging-guideline',
    heading: 'Components Packaging Guidelines',
    tables: ['Usual tape widths', 'Floor life by moisture sensitivity level'],
  },
  { path: 'rogers-laminate', heading: 'Rogers laminates', tables: ['Rogers laminates, typical values'] },
  { path: 'standard-pcb-buildup', heading: 'Standard Stack-Ups', tables: [/^2 layers/, /^4 layers/, /^6 layers/] },
  {
    path: 'impedance-controlled-standard-build-ups',
    heading: 'Impedance-Controlled Build-Ups',
    tables: [/^4 layers/],
  },
]) {
  test(`[C-07] ${heading} has its tables`, async ({ site, page }) => {
    await site.open(`/components/${path}`);
    await expect(site.title).toHaveText(heading);
    for (const name of tables) await expect(page.getByRole('table', { name }).first()).toBeVisible();
  });
}

test('[C-04] [R-02] the list of blogs leads to the three articles', async ({ site, page }) => {
  await site.open('/blogs');
  await expect(site.title).toHaveText('Blogs');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const id of ['1', '2', '3']) {
    const title = await cards
      .nth(Number(id) - 1)
      .getByRole('link')
      .textContent();
    await cards
      .nth(Number(id) - 1)
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(new RegExp(`/blogs/${id}$`));
    await expect(site.title).toHaveText(title ?? '');
    await page.goBack();
    await expect(site.title).toHaveText('Blogs');
  }
});

for (const id of ['0', '4', '1.0', '01', '%00', '1/2', 'constructor']) {
  test(`[R-02] there is no article ${id}`, async ({ site, problems, page }) => {
    problems.expect(/404|400/);
    await site.open(`/blogs/${id}`);
    await expect(page).toHaveTitle('Page Not Found');
    await expect(site.title).toHaveText('404 - Page Not Found');
  });
}

test('[R-02] an article whose address cannot be decoded is not there either', async ({ site, problems }) => {
  problems.expect(/404/);
  problems.expect(/could not be decoded/);
  await site.open('/blogs/%E0%A4%A');
  await expect(site.title).toHaveText('404 - Page Not Found');
});

import { expect, test } from './site.ts';

const tools = [
  { path: '/components/impedance-controlled-standard-build-ups', field: /^Track width/ },
  { path: '/resources/design-guidelines', field: /^Current/ },
  { path: '/resources/solder-paste-prep', field: /^(Opening )?width/i },
  { path: '/components/packaging-guideline', field: /^Parts on all boards/ },
  { path: '/resources/panel-guidelines', field: /^Board width/ },
];

for (const { path, field } of tools) {
  test(`the tool of ${path} answers odd input and keeps it`, async ({ site, page }) => {
    await site.open(path);
    const input = page.getByRole('main').getByRole('textbox', { name: field }).first();
    for (const typed of ['', '0', '-3', '1e999', '99999999999999', 'abc', '<b>', '0,35', '1']) {
      await input.fill(typed);
      await expect(input).toHaveValue(typed);
      await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity|undefined/);
    }
  });

  test(`${path} prints without scrolling sideways, and without header, footer and links onward`, async ({
    site,
    page,
  }) => {
    await site.open(path);
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Related' })).toBeHidden();
    await expect(site.title).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
  });
}

test('[C-05] a step of the process has an address', async ({ site, page }) => {
  await site.open('/pcb-manufacturing-process#drilling');
  await expect(page.getByText('Step 6 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 7 of 12')).toBeVisible();
  await expect(page).toHaveURL(/#first-copper$/);
  await site.open('/pcb-manufacturing-process#constructor');
  await expect(page.getByText('Step 1 of 12')).toBeVisible();
});

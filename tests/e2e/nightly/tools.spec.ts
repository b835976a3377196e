import { expect, test } from '../../helpers/site.ts';

const tools = [
  { path: '/components/impedance-controlled-standard-build-ups', field: /^Track width/ },
  { path: '/resources/design-guidelines', field: /^Current/ },
  { path: '/resources/solder-paste-prep', field: /^(Opening )?width/i },
  { path: '/components/packaging-guideline', field: /^Parts on all boards/ },
  { path: '/resources/panel-guidelines', field: /^Board width/ },
];

for (const { path, field } of tools) {
  test(`the calculator on ${path} keeps invalid input, and the page prints without header, footer and related links`, async ({
    site,
    page,
  }) => {
    await site.open(path);
    const main = page.getByRole('main');
    const input = main.getByRole('textbox', { name: field }).first();
    for (const typed of ['', '0', '-3', '1e999', '99999999999999', 'abc', '<b>', '0,35', '1']) {
      await input.fill(typed);
      await expect(input).toHaveValue(typed);
      await expect(main, typed).not.toContainText(/NaN|Infinity|undefined/);
    }

    const hiddenInPrint = [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('heading', { name: 'Related' }),
    ];
    for (const part of hiddenInPrint) await expect(part).toBeVisible();
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    for (const part of hiddenInPrint) await expect(part).toBeHidden();
    await expect(site.title).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
  });
}

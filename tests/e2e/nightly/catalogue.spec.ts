import { expect, test } from '../../helpers/site.ts';

test('[C-06] six generic components, with a button that only shows the unwired toast', async ({ site, page }) => {
  await site.open('/components/generic');
  const buttons = page.getByRole('button', { name: 'Add to Cart' });
  await expect(buttons).toHaveCount(6);
  await buttons.first().click();
  await expect(site.toast).toContainText('Add-to-Cart not wired yet');
});

for (const width of [1440, 1024]) {
  test(`the rows of a category have one height at ${width} px, and a part number has one line`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await site.open('/components/passive-components/resistors?view=table');
    const rows = page.getByRole('table', { name: 'Parts' }).getByRole('row');
    await expect(rows).toHaveCount(9);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const heights = await rows.evaluateAll(([, ...parts]) => parts.map((row) => row.getBoundingClientRect().height));
    // The last row has no line below it.
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    const number = page.getByText(/^RC0603FR-07100RL/).first();
    const [height, line] = await number.evaluate((text) => [
      text.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(text).lineHeight),
    ]);
    expect(height).toBeLessThan(1.5 * line);
  });
}

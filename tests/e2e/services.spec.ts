import type { Locator } from '@playwright/test';
import { holdRequests } from '../helpers/holdRequests.ts';
import { expect, test } from '../helpers/site.ts';

test('[Q-04] [Q-06] Order Now!, Add to Cart and the upload buttons only show a toast', async ({ site, page }) => {
  await site.open('/services');
  await expect(page.getByText('Combine FR-4 PCB Fabrication + Assembly and save up to 15 %!')).toBeVisible();
  await page.getByRole('button', { name: 'Order Now!' }).click();
  await expect(site.toast).toContainText('🚧 Order Now! we are alphianz 🚀');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(site.toast).toContainText('Add-to-Cart not wired yet');
  for (const title of ['Schematic', 'Bill of Material']) {
    await page.getByRole('button', { name: title }).click();
    await expect(site.toast).toContainText(`File upload for ${title} not wired yet.`);
  }
  await page.getByRole('tab', { name: 'PCB Stencil' }).click();
  await page.getByRole('button', { name: 'Stencil Data' }).click();
  await expect(site.toast).toContainText('File upload for Stencil Data not wired yet.');
});

for (const [width, height, highest] of [
  [1440, 900, 400],
  [1366, 768, 400],
  [1024, 768, 450],
  [768, 1024, 450],
  [390, 844, 480],
] as const) {
  test(`at ${width} × ${height} the form begins on the first screen, and total and ship date stay visible`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await site.open('/services#fab');
    const name = page.getByRole('textbox', { name: 'PCB Name' });
    expect((await name.boundingBox())?.y).toBeLessThanOrEqual(highest);
    const form = page.getByRole('form', { name: 'Rigid boards' });
    const end = await form.evaluate((element) => element.getBoundingClientRect().bottom + scrollY - innerHeight);
    const total = page.getByText('₹3,138.80');
    const shipDate = page.locator('dt:text-is("Ship Date") + dd').or(page.getByText(/^Ships /));
    const isInSight = (figure: Locator) =>
      figure.evaluateAll((found) =>
        found.some((element) => {
          const { top, bottom, left } = element.getBoundingClientRect();
          const uppermost = document.elementFromPoint(left + 2, (top + bottom) / 2);
          return uppermost !== null && element.contains(uppermost);
        }),
      );
    for (let part = 0; part < 10; part++) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), (end * part) / 9);
      expect(await isInSight(total), `total at ${part} ninths`).toBe(true);
      expect(await isInSight(shipDate), `ship date at ${part} ninths`).toBe(true);
    }
  });
}

test('[Q-07] the sourcing tab sends a signed-out user to /login', async ({ site, page }) => {
  await site.open('/services#source');
  await page.getByRole('button', { name: 'Place Inquiry' }).click();
  await expect(site.toast).toContainText('Login flow not implemented yet.');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /log in/i })
    .click();
  await expect(page).toHaveURL('/login');
});

test('[Q-07] Place Inquiry does not move when the code of the bill of materials loads', async ({ site, page }) => {
  const release = await holdRequests(page, /BillOfMaterials-.*\.js$/);
  await site.open('/services#source');
  // The code of the form itself has loaded.
  await expect(page.getByRole('textbox', { name: 'PCB Name' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Place Inquiry' });
  // Hovering scrolls: the price is sticky, so its place depends on the height of the column next to it.
  await button.hover();
  // The text font moves the lines by some pixels.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await button.boundingBox();
  release();
  await expect(page.getByRole('region', { name: 'Check your bill of materials' })).toBeVisible();
  expect((await button.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
});

test('[Q-20] the price card counts from today, the day in India', async ({ page }) => {
  // Monday evening in UTC is Tuesday in India.
  await page.clock.setFixedTime('2026-03-02T20:00:00Z');
  await page.goto('/services');
  const card = page.getByRole('region', { name: 'Price summary' });
  await expect(card).toContainText(/Mar 2026/);
  const onTuesday = await card.textContent();
  await page.clock.setFixedTime('2026-03-03T09:29:00Z');
  await page.reload();
  await expect(card).toHaveText(onTuesday ?? '');
  // From 3 pm in India, orders count from the next working day.
  await page.clock.setFixedTime('2026-03-03T09:30:00Z');
  await page.reload();
  await expect(card).toContainText('Wednesday 4 March');
  await page.clock.setFixedTime('2026-03-02T09:29:00Z');
  await page.reload();
  await expect(card).toContainText(/Mar 2026/);
  await expect(card).not.toHaveText(onTuesday ?? '');
});

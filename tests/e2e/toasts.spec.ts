import { expect, test } from './site.ts';

test.beforeEach(async ({ site, page }) => {
  await site.open('/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
});

test('[T-01] [S-05] [S-14] there is one at a time, and a new one replaces the old one', async ({ site, page }) => {
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(site.toast).toContainText('🚧 Search we are alphianz 🚀');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Careers' }).click();
  await expect(site.toast).toContainText('hi there lets do it');
  await expect(site.toast).not.toContainText('Search');
  await page.clock.runFor(5000);
  await expect(site.toast).toBeEmpty();
});

test('[T-02] [B-01] closes after 5000 ms', async ({ site, page }) => {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.mouse.move(10, 10);
  await page.clock.runFor(4900);
  await expect(site.toast).toContainText('Search');
  await page.clock.runFor(200);
  await expect(site.toast).toBeEmpty();
});

test('[T-02] waits while the pointer is on it', async ({ site, page }) => {
  await page.getByRole('button', { name: 'Search' }).click();
  await site.toast.getByText('Search').hover();
  await page.clock.runFor(20_000);
  await expect(site.toast).toContainText('Search');
  await page.mouse.move(10, 10);
  await page.clock.runFor(5100);
  await expect(site.toast).toBeEmpty();
});

test('[T-04] [T-02] F8 moves focus to it, and it waits while it has the focus', async ({ site, page }) => {
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  await expect(site.toast).toContainText('Search');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(site.toast).toContainText('Search');
  await page.keyboard.press('Escape');
  await expect(site.toast).toBeEmpty();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});

for (const [distance, gone] of [
  [60, true],
  [40, false],
] as const) {
  test(`[T-03] [B-01] dragged ${distance} px to the right it ${gone ? 'goes' : 'comes back'}`, async ({
    site,
    page,
  }) => {
    await page.getByRole('button', { name: 'Search' }).click();
    const box = await site.toast.getByText('Search').boundingBox();
    if (!box) throw new Error('There is no toast.');
    await page.mouse.move(box.x + 20, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + distance, box.y + 5, { steps: 6 });
    await page.mouse.up();
    if (gone) await expect(site.toast).toBeEmpty();
    else {
      await expect(site.toast).toContainText('Search');
      await expect.poll(async () => (await site.toast.getByText('Search').boundingBox())?.x).toBe(box.x);
    }
  });
}

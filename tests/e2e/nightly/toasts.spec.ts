import { expect, test } from '../../helpers/site.ts';

test.beforeEach(async ({ site, page }) => {
  await site.open('/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
});

test('[T-01] [S-05] [S-14] only one shows at a time, and a new one replaces it', async ({ site, page }) => {
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(site.toast).toContainText('🚧 Search we are alphianz 🚀');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Careers' }).click();
  await expect(site.toast).toContainText('hi there lets do it');
  await expect(site.toast).not.toContainText('Search');
  await page.clock.runFor(5000);
  await expect(site.toast).toBeEmpty();
});

test('[T-02] [B-01] closes after 5000 ms, and pauses while hovered', async ({ site, page }) => {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.mouse.move(10, 10);
  await page.clock.runFor(4900);
  await expect(site.toast).toContainText('Search');
  await site.toast.getByText('Search').hover();
  await page.clock.runFor(20_000);
  await expect(site.toast).toContainText('Search');
  await page.mouse.move(10, 10);
  await page.clock.runFor(200);
  await expect(site.toast).toBeEmpty();
});

test('[T-04] [T-02] F8 moves focus to it, and it pauses while focused', async ({ site, page }) => {
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

test('[T-03] [B-01] springs back after a swipe of 40 px to the right, and closes after 60 px', async ({
  site,
  page,
}) => {
  await page.getByRole('button', { name: 'Search' }).click();
  const text = site.toast.getByText('Search');
  const left = async () => (await text.boundingBox())?.x;
  const box = await text.boundingBox();
  if (!box) throw new Error('There is no toast.');
  const drag = async (distance: number) => {
    await page.mouse.move(box.x + 20, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + distance, box.y + 5, { steps: 6 });
  };
  await drag(40);
  await expect.poll(left).toBeGreaterThan(box.x);
  await page.mouse.up();
  await expect.poll(left).toBe(box.x);
  await drag(60);
  await page.mouse.up();
  await expect(site.toast).toBeEmpty();
});

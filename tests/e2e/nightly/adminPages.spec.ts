import { brand } from '../../../apps/site/src/brand.ts';
import { expect, serveAvatar, signedInAsAdmin, test } from '../../helpers/site.ts';

test.use({ storageState: signedInAsAdmin });
test.beforeEach(({ context }) => serveAvatar(context));

test('[M-05] initials replace a picture that does not load', async ({ site, page, context, problems }) => {
  problems.expect(/Failed to load resource/);
  await context.route(brand.avatarUrl, (route) => route.abort());
  await site.open('/admin/settings');
  await expect(page.getByRole('img', { name: 'Administrator' })).toHaveText('A');
});

test('[M-12] [M-13] the dashboard draws its chart and names the selected month', async ({ site, page }) => {
  await site.open('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Order Trends: 2025' })).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Month' }).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Order Trends: August 2025' })).toBeVisible();
  await expect(page.getByText(/^\d\d\/\d\d\/\d{4}$/).first()).toBeVisible();
});

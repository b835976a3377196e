import { expect, serveAvatar, signedInAsAdmin, test } from '../helpers/site.ts';

test.use({ storageState: signedInAsAdmin });
test.beforeEach(({ context }) => serveAvatar(context));

test('[M-05] [G-05] the search box and the bell only show the unwired toast', async ({ site, page }) => {
  await site.open('/admin/settings');
  await page.getByRole('searchbox', { name: 'Search' }).fill('motor');
  await page.keyboard.press('Enter');
  await expect(site.toast).toContainText('🚧 Search we are alphianz 🚀');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(site.toast).toContainText('🚧 Notifications we are alphianz 🚀');
});

test('[M-70] saving the settings only shows an alert', async ({ site, page }) => {
  const dialogs = site.acceptDialogs();
  await site.open('/admin/settings');
  await page.getByLabel('Site Name').fill('Another name');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect.poll(() => dialogs).toEqual(['alert: Settings saved!']);
  await expect(page.getByLabel('Site Name')).toHaveValue('Another name');
});

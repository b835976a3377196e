import { demo, expect, signedInAs, test } from '../../helpers/site.ts';

test.use({ storageState: signedInAs(demo.name) });

test('[D-05] [D-06] [D-07] every button of the profile shows an alert or a toast', async ({ site, page }) => {
  const dialogs = site.acceptDialogs();
  await site.open('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(site.toast).toContainText('🚧 Edit Profile we are alphianz 🚀');
  await page
    .getByRole('button', { name: /^Edit address/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Delete address/ })
    .first()
    .click();
  for (const name of ['Address Management', 'Email Management']) {
    await page.getByRole('region', { name }).getByRole('button', { name: 'Add More' }).click();
  }
  await expect
    .poll(() => dialogs)
    .toEqual([
      'alert: Editing an address is not wired yet.',
      'alert: Deleting an address is not wired yet.',
      'alert: Adding an address is not wired yet.',
      'alert: Adding an e-mail address is not wired yet.',
    ]);
  await expect(page.getByText('*We will not disturb you other than the case of emergency')).toBeVisible();
});

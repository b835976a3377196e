import { expect, test } from '../../helpers/site.ts';

test('[S-09] a menu item without a page shows the unwired toast', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('banner').getByRole('button', { name: 'About Us' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Careers/ })
    .click();
  await expect(site.toast).toContainText('🚧 Careers we are alphianz 🚀');
});

test('[S-14] the controls in the footer do not navigate', async ({ site, page }) => {
  await site.open('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('button')).toHaveCount(18 + 4 + 3);
  await expect(footer.getByRole('link')).toHaveCount(0);
  // Presses one button each from the columns, the social icons and the bottom bar. The Shell story presses all of them.
  for (const name of ['Case Studies', 'LinkedIn', 'Cookie Policy']) {
    await footer.getByRole('button', { name }).click();
    await expect(site.toast, name).toContainText('hi there lets do it');
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click();
    await expect(site.toast, name).toBeEmpty();
  }
  await expect(page).toHaveURL('/');
});

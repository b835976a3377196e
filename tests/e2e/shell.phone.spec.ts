import { demo, expect, signedInAs, test } from '../helpers/site.ts';

test('[S-03] [S-08] the mobile menu links to the tabs of /services', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await dialog.getByRole('button', { name: 'Services' }).tap();
  await dialog.getByRole('link', { name: 'PCB Stencil' }).tap();
  await expect(page).toHaveURL('/services#stencil');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Stencil');
});

test('[R-15] Back with the menu open closes it and focuses the heading of the page', async ({ site, page }) => {
  await site.open('/about');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await button.tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Products' }).tap();
  await expect(page).toHaveURL('/products');
  await expect(site.title).toBeFocused();
  await button.tap();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(site.title).toBeFocused();
});

test.describe('signed in', () => {
  test.use({ storageState: signedInAs(demo.name) });

  test('[S-04] [U-07] the menu has Dashboard and Logout', async ({ site, page }) => {
    await site.open('/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).tap();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).tap();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('loggedInUser'))).toBeNull();
  });
});

import { demo, expect, signedInAs, test } from './site.ts';

test('[S-08] the menus stand behind a button; Escape closes them and focus returns', async ({ site, page }) => {
  await site.open('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await button.tap();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('[S-03] [S-08] an entry leads on and the menu is gone', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await dialog.getByRole('button', { name: 'Services' }).tap();
  await dialog.getByRole('link', { name: 'PCB Stencil' }).tap();
  await expect(page).toHaveURL('/services#stencil');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Stencil');
});

test('[S-09] [S-05] an entry without a page, and Search, show the unwired toast', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'About Us' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Our Team' }).tap();
  await expect(site.toast).toContainText('🚧 Our Team we are alphianz 🚀');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).tap();
  await expect(site.toast).toContainText('🚧 Search we are alphianz 🚀');
});

test.describe('signed in', () => {
  test.use({ storageState: signedInAs(demo.name) });

  test('[S-04] [U-07] the menu has Dashboard and Logout', async ({ site, page }) => {
    await site.open('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).tap();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).tap();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('loggedInUser'))).toBeNull();
  });
});

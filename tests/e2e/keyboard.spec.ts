import { brand } from '../../apps/site/src/brand.ts';
import { demo, expect, test } from '../helpers/site.ts';

test('[U-05] [D-04] a customer signs in, opens My Orders, searches and signs out with the keyboard only', async ({
  site,
  page,
}) => {
  await site.open('/login');
  await site.tabTo(page.getByRole('button', { name: 'Sign In' }));
  await page.keyboard.press('Enter');
  await page.clock.fastForward(1000);
  await expect(site.title).toBeFocused();
  await site.tabTo(page.getByRole('heading', { level: 3, name: 'My Orders' }).getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(site.title).toHaveText('My Orders');
  await site.tabTo(page.getByLabel('Order number'));
  await page.keyboard.type('4711');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No data');
  await page.reload();
  await site.passSplash();
  await site.tabTo(page.getByRole('button', { name: demo.name }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('a focused link in the top bar is visible on a scrolled page', async ({ site, page }) => {
  await site.open('/about');
  await page.keyboard.press('End');
  const email = page.getByRole('banner').getByRole('link', { name: brand.email });
  await expect(email).not.toBeInViewport();
  await site.tabTo(email);
  await expect(email).toBeInViewport({ ratio: 1 });
});

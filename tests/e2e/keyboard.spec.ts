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

test('[Q-11] [Q-20] a newcomer orders ten assembled boards with the keyboard only', async ({ site, page }) => {
  await site.open('/services#fab');
  const total = page.getByRole('region', { name: 'Price summary' }).locator('dt:text-is("Total") + dd');
  await site.tabTo(page.getByRole('radiogroup', { name: 'PCB Assembly' }).getByRole('radio', { name: 'No' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('textbox', { name: 'PCB Qty' })).toHaveValue('10');
  const details = page.getByRole('button', { name: 'Assembly details' });
  await site.tabTo(details);
  await page.keyboard.press('Enter');
  await site.tabTo(page.getByRole('textbox', { name: 'Placements' }));
  const before = await total.textContent();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('90', { delay: 50 });
  await expect(details).toHaveAccessibleDescription('1 changed · 90 placements');
  // 50 more placements on each of ten boards, at ₹1.20, with 18 % tax.
  const rupees = (text: string | null) => Number((text ?? '').replaceAll(/[₹,]/g, ''));
  await expect.poll(async () => rupees(await total.textContent())).toBeCloseTo(rupees(before) + 708, 2);
  await site.tabTo(page.getByRole('button', { name: 'Add to Cart' }));
  await page.keyboard.press('Enter');
  await expect(site.toast).toContainText('Add-to-Cart not wired yet');
});

test('a focused link in the top bar is visible on a scrolled page', async ({ site, page }) => {
  await site.open('/about');
  await page.keyboard.press('End');
  const email = page.getByRole('banner').getByRole('link', { name: brand.email });
  await expect(email).not.toBeInViewport();
  await site.tabTo(email);
  await expect(email).toBeInViewport({ ratio: 1 });
});

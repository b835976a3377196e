import { expect, test } from '../../helpers/site.ts';

test('the buttons that ask for a quote, an order or an answer lead to it', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('tab', { name: 'PCB Stencil' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Instant Quote' }).click();
  await expect(page).toHaveURL('/services#stencil');
  await page.getByRole('button', { name: 'Order Now!' }).click();
  await expect(page).toHaveURL('/services?fab-assembly=yes#fab');
  await expect(page.getByRole('tab', { name: /Rigid/ })).toHaveAttribute('aria-selected', 'true');
  await site.open('/about');
  await page.getByRole('main').getByRole('button', { name: 'Get Instant Quote' }).click();
  await expect(page).toHaveURL('/services');
  await site.open('/');
  await page.getByRole('button', { name: 'Inquire Now' }).click();
  await expect(page).toHaveURL('/reach-out');
});

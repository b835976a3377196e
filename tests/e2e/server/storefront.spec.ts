import { demo, expect, test } from '../../helpers/site.ts';

test('the buttons for a quote, an order or a response lead to it', async ({ site, page }) => {
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

test('a visitor has to log in for an inquiry; a customer places it, and finds it', async ({ site, page, problems }) => {
  problems.expect(/401/);
  await site.open('/services#source');
  const place = page.getByRole('button', { name: 'Place Inquiry' });
  await page.getByRole('textbox', { name: 'PCB Name' }).fill('Winch controller');
  await place.click();
  await expect(page.getByRole('tabpanel').getByText('Log in to place your inquiry.')).toBeVisible();
  await page.getByRole('tabpanel').getByRole('link', { name: 'log in' }).click();
  await site.signIn(demo.email, demo.password);
  await expect(site.title).toHaveText(`Hello, ${demo.name}`);
  await site.open('/services#source');
  await expect(page.getByText('An engineer prices the parts and answers by e-mail.')).toBeVisible();
  await page.getByRole('textbox', { name: 'PCB Name' }).fill('Winch controller');
  await place.click();
  await expect(site.toast).toContainText('We have your inquiry and will answer it by e-mail.');
  await site.open('/inquiries');
  await page.getByLabel('PCB name').fill('Winch');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('table').getByText('Winch controller')).toBeVisible();
});

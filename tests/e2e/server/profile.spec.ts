import type { Page } from '@playwright/test';
import { registerCustomer } from '../../helpers/mails.ts';
import { expect, test } from '../../helpers/site.ts';

const person = { name: 'Meera', email: 'meera@example.org', password: 'a long password' };

/** Signs in somebody new, for tests that change the account. */
async function signInAsNew(page: Page, { name, email, password } = person) {
  await registerCustomer(page, { name, email, password });
  expect((await page.request.post('/api/session/customer', { data: { email, password } })).status()).toBe(204);
}

const formOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('edits the profile in two tabs: the stored values of one survive a reload, and the other keeps its input', async ({
  site,
  page,
  context,
  problems,
}) => {
  // It loads four pages.
  test.slow();
  problems.expect(/412/);
  await signInAsNew(page);
  await site.open('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  const addAddress = region(page, 'Address Management').getByRole('button', { name: 'Add More' });
  await addAddress.click();
  const address = formOf(page, 'Add an address');
  await address.getByLabel('Name', { exact: true }).fill('Meera Nair');
  await address.getByLabel('Address').fill('Infopark Road\nKochi 682042');

  await region(other, 'Personal Details').getByRole('button', { name: 'Edit Profile' }).click();
  const details = formOf(other, 'Edit Profile');
  await details.getByLabel('Name', { exact: true }).fill('Meera Nair');
  await details.getByRole('combobox', { name: 'State' }).fill('kera');
  await other.getByRole('option', { name: 'Kerala (32)' }).click();
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toHaveCount(0);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Meera Nair' })).toBeVisible();

  await address.getByRole('button', { name: 'Save' }).click();
  await expect(address.getByText(/^Your profile has been changed meanwhile/)).toBeVisible();
  await expect(address.getByLabel('Address')).toHaveValue('Infopark Road\nKochi 682042');
  await address.getByRole('button', { name: 'Save' }).click();
  await expect(address).toHaveCount(0);
  await expect(addAddress).toBeFocused();

  await page.reload();
  await site.passSplash();
  await expect(region(page, 'Personal Details').getByRole('definition')).toHaveText([
    'Meera Nair',
    '',
    '',
    person.email,
    'Kerala',
  ]);
  await expect(region(page, 'Address Management').getByRole('listitem')).toContainText(['Kochi 682042']);
});

test('a new password signs the other browser out', async ({ site, page, browser, problems }) => {
  problems.expect(/401/);
  const renewed = { name: 'Lakshmi', email: 'lakshmi@example.org', password: 'the first password' };
  await signInAsNew(page, renewed);
  const elsewhere = await browser.newContext();
  const { email, password } = renewed;
  await elsewhere.request.post('/api/session/customer', { data: { email, password } });
  const other = await elsewhere.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hello, Lakshmi');

  await site.open('/profile');
  const browsers = region(page, 'Where you are signed in');
  await expect(browsers.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Change password' }).click();
  const form = formOf(page, 'Change password');
  await form.getByLabel('Current password').fill('not this one');
  await form.getByLabel('New password').fill('the second password');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription('This is not your current password.');
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form).toHaveCount(0);
  await expect(site.toast).toContainText('Your password is changed. All other browsers are signed out.');
  await expect(browsers.getByText('You are signed in nowhere else.')).toBeVisible();

  await other.goto('/dashboard');
  await expect(other).toHaveURL('/login');
  await elsewhere.close();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/site.ts';

const person = { name: 'Meera', email: 'meera@example.org', password: 'a long password' };

/** Registers somebody with a confirmed address, for tests that change the account. */
async function signInAsNew(page: Page) {
  await page.request.post('/api/registrations', { data: person });
  const mails = await (await page.request.get('/dev/mails')).text();
  const [, code = ''] = /Your code is (\d{6})/.exec(mails.slice(mails.indexOf(person.email))) ?? [];
  await page.request.post('/api/registrations/verify', { data: { email: person.email, code } });
  const { email, password } = person;
  expect((await page.request.post('/api/session/customer', { data: { email, password } })).status()).toBe(204);
}

const formOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('edits the profile in two tabs: what one has stored is there after a reload, and the other loses nothing', async ({
  site,
  page,
  context,
  problems,
}) => {
  // It loads four pages.
  test.slow();
  problems.expect(/412/);
  problems.expect(/400/);
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

  const addEmail = region(page, 'Email Management').getByRole('button', { name: 'Add More' });
  await addEmail.click();
  const email = formOf(page, 'Add an e-mail address').getByLabel('Email');
  await email.fill('accounts@nair');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(/Invalid email address/);
  await email.fill('accounts@nair.example');
  await email.press('Enter');
  await expect(addEmail).toBeFocused();

  await page.reload();
  await site.passSplash();
  await expect(region(page, 'Personal Details').getByRole('definition')).toHaveText([
    ...['Meera Nair', '', '', person.email, 'Kerala'],
  ]);
  await expect(region(page, 'Address Management').getByRole('listitem')).toContainText(['Kochi 682042']);

  await page.getByRole('button', { name: 'Delete address Delivery, Meera Nair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
  await expect(page.getByText('No addresses saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete accounts@nair.example' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete e-mail address' }).click();
  await expect(page.getByText('No additional e-mail addresses saved.')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

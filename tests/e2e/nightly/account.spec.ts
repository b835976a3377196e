import { expect, stored, test } from '../../helpers/site.ts';

test('[U-05] does not redirect a user who leaves within that second', async ({ site, page }) => {
  await site.open('/login');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await site.signIn();
  await expect(site.toast).toContainText('Login successful!');
  await page.getByRole('link', { name: /Register$/ }).click();
  await expect(site.title).toHaveText('Register');
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/register');
});

test('[U-09] [U-10] registering shows a joke and creates nothing', async ({ site, page }) => {
  await site.open('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  const problems = page.getByRole('group', { name: 'There is a problem' });
  await expect(problems).toBeFocused();
  await expect(problems.getByRole('link')).toHaveCount(3);
  await page.getByLabel('Full name').fill('Asha');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(site.toast).toContainText('Your application has been soldered to the wrong board.');
  expect(await stored(page)).toEqual({});
  await expect(page).toHaveURL('/register');
  await page.getByRole('link', { name: /Login$/ }).click();
  await expect(page).toHaveURL('/login');
});

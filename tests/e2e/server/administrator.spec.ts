import type { Page } from '@playwright/test';
import { adminSecret } from '../../helpers/accounts.ts';
import { fromMail } from '../../helpers/mails.ts';
import { admin, expect, serveAvatar, test } from '../../helpers/site.ts';
import { nextCode } from '../../helpers/totp.ts';

test.beforeEach(({ context }) => serveAvatar(context));

const fieldOf = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

test('signs in, finds an order, changes its status, edits it, and sees the changes after a reload', async ({
  site,
  page,
}) => {
  // It loads five pages.
  test.slow();
  const dialogs = site.acceptDialogs();
  await site.open('/admin/orders');
  await expect(page).toHaveURL('/admin/login');
  await page.getByLabel('Email Address').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(site.title).toHaveText('Enter the code');
  await page.getByLabel('Code').fill(nextCode(adminSecret));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('rowheader', { name: '#1234' })).toBeVisible();

  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('pump');
  await expect(page.getByRole('rowheader')).toHaveText(['#1206']);
  const status = page.getByRole('combobox', { name: 'Status of #1206' });
  await expect(status).toContainText('Pending');
  await status.click();
  await page.getByRole('option', { name: 'In Production' }).click();
  await expect(status).toContainText('In Production');
  expect(dialogs).toEqual(['confirm: Change the status of #1206 to In Production?']);
  await page.reload();
  await site.passSplash();
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('pump');
  await expect(status).toContainText('In Production');

  await page.getByRole('link', { name: 'Edit #1206' }).click();
  await fieldOf(page, 'PCB Name').fill('Pump starter, revision B');
  await fieldOf(page, 'Total').fill('20,000.50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/orders?q=pump');
  expect(dialogs.at(-1)).toBe('alert: Order saved!');
  await page.reload();
  await site.passSplash();
  await expect(page.getByRole('row', { name: /#1206/ })).toContainText('Pump starter, revision B');
  await expect(page.getByRole('row', { name: /#1206/ })).toContainText('₹20,000.50');
});

test.describe('signed in', () => {
  test.use({ isAdministrator: true });

  test('adds a service, sees it after a reload, and deletes it', async ({ site, page }) => {
    site.acceptDialogs();
    await site.open('/admin/services');
    await page.getByRole('button', { name: 'Add Service' }).click();
    const form = page.getByRole('dialog', { name: 'Add Service' });
    await form.getByLabel('Service Name').fill('Laser marking');
    await form.getByLabel('Description').fill('Serial numbers on each board.');
    await form.getByLabel('Price').fill('₹500 a panel');
    await form.getByRole('button', { name: 'Add Service' }).click();
    await expect(form).toHaveCount(0);
    const row = page.getByRole('row', { name: /Laser marking/ });
    await expect(row).toContainText('₹500 a panel');
    await page.reload();
    await site.passSplash();
    await row.getByRole('button', { name: 'Delete Laser marking' }).click();
    await expect(row).toHaveCount(0);
    await page.reload();
    await site.passSplash();
    await expect(page.getByRole('row', { name: /PCB Layout, high speed/ })).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('invites somebody, who sets up a second factor and may only handle orders', async ({ site, page, browser }) => {
    // It loads five pages.
    test.slow();
    const invited = { name: 'Fathima Beevi', email: 'fathima@example.org', password: 'solder paste at 5 C' };
    await site.open('/admin/settings');
    await page.getByRole('button', { name: 'Invite' }).click();
    const form = page.getByRole('dialog', { name: 'Invite an administrator' });
    await form.getByLabel('Name').fill(invited.name);
    await form.getByLabel('E-mail address').fill(invited.email);
    await form.getByText('Orders', { exact: true }).click();
    await form.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(site.toast).toContainText(`An invitation is on its way to ${invited.email}.`);
    await expect(page.getByRole('row', { name: /Fathima Beevi/ })).toContainText('Invited');

    const link = await fromMail(page, invited.email, /(\/admin\/login#invitation=[\w-]+)/);
    // Otherwise Playwright would sign in the invited person as the administrator.
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    await serveAvatar(context);
    const theirs = await context.newPage();
    await theirs.goto(link);
    await theirs.getByLabel('Password', { exact: true }).fill(invited.password);
    await theirs.getByRole('button', { name: 'Save the password' }).click();
    await theirs.getByLabel('Email Address').fill(invited.email);
    await theirs.getByLabel('Password', { exact: true }).fill(invited.password);
    await theirs.getByRole('button', { name: 'Login' }).click();
    await expect(theirs.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const secret = await theirs.getByRole('group', { name: 'Or type this key into it' }).innerText();
    await theirs.getByRole('textbox', { name: /^Code/ }).fill(nextCode(secret.replace(/\s/g, '')));
    await theirs.getByRole('button', { name: 'Continue' }).click();
    await expect(theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await theirs.getByText(/^I have saved the codes/).click();
    await theirs.getByRole('button', { name: 'Continue' }).click();
    await expect(theirs).toHaveURL('/admin/dashboard');

    await theirs.goto('/admin/orders');
    await expect(theirs.getByRole('combobox', { name: /^Status of/ }).first()).toBeVisible();
    await theirs.goto('/admin/users');
    await expect(theirs.getByRole('rowheader').first()).toBeVisible();
    await expect(theirs.getByRole('button', { name: /^(Add|Delete)/ })).toHaveCount(0);
    await context.close();
  });

  test('the second of two editors sees the changes of the first, and keeps their own', async ({
    site,
    page,
    context,
    problems,
  }) => {
    problems.expect(/412/);
    site.acceptDialogs();
    await site.open('/admin/orders/edit/%231199');
    await fieldOf(page, 'Notes').fill('Mine');
    const other = await context.newPage();
    other.on('dialog', (dialog) => void dialog.accept());
    await other.goto('/admin/orders/edit/%231199');
    await fieldOf(other, 'PCB Name').fill('Theirs');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other).toHaveURL('/admin/orders');

    await page.getByRole('button', { name: 'Save' }).click();
    const theirs = page.getByRole('region', { name: 'Their version' });
    await expect(theirs.getByRole('definition').first()).toHaveText('Theirs');
    await expect(fieldOf(page, 'Notes')).toHaveValue('Mine');
    await theirs.getByRole('button', { name: 'Take their version' }).click();
    await expect(theirs).toHaveCount(0);
    await expect(fieldOf(page, 'PCB Name')).toHaveValue('Theirs');
    await fieldOf(page, 'Notes').fill('Mine');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/admin/orders');
    await expect(page.getByRole('row', { name: /#1199/ })).toContainText('Theirs');
  });

  test('an order without a page in the build has an edit page, and an unknown order does not', async ({
    site,
    page,
    problems,
  }) => {
    problems.expect(/404/);
    const answer = await page.request.get('/admin/orders/edit/%23999999');
    expect(answer.status()).toBe(200);
    await site.open('/admin/orders/edit/%23999999');
    await expect(page.getByText('Order not found')).toBeVisible();
  });
});

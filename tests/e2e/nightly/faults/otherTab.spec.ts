import type { BrowserContext, Page } from '@playwright/test';
import { demo, expect, serveAvatar, signedInAs, signedInAsAdmin, summaryAmount, test } from '../../../helpers/site.ts';

// Signing out in another tab: tests/e2e/adminAccess.spec.ts.

const asha = { name: 'Asha Pillai', email: 'asha@alphianz.example', password: 'asha1234' };

/** Opens another tab without clicking in it: its code runs, and it shares the storage of the first. */
async function openOtherTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

const hideColumn = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name }).click();
  await page.keyboard.press('Escape');
};

test('the theme changes in another tab: this one follows, and keeps the input', async ({ site, page, context }) => {
  await site.open('/services#fab');
  const quantity = page.getByRole('textbox', { name: 'PCB Qty' });
  await quantity.fill('15');
  const other = await openOtherTab(context, '/');
  await other.evaluate(() => localStorage.setItem('pcb_theme', 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(quantity).toHaveValue('15');
});

test('the account is removed in another tab while its owner signs in: the sign-in is refused and nothing is cleared', async ({
  site,
  page,
  context,
}) => {
  await page.addInitScript((user) => localStorage.setItem('pcb_users', JSON.stringify([user])), asha);
  await site.open('/login');
  await page.getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password').fill(asha.password);
  const other = await openOtherTab(context, '/');
  await other.evaluate(() => localStorage.setItem('pcb_users', '[]'));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(site.toast).toContainText('Invalid credentials.');
  await expect(page.getByLabel('Email')).toHaveValue(asha.email);
  await expect(page.getByLabel('Password')).toHaveValue(asha.password);
  await expect(page).toHaveURL('/login');
});

test.describe('signed in as a customer', () => {
  test.use({ storageState: signedInAs(demo.name) });

  test('another customer signs in in another tab: this one shows their name without the typed values', async ({
    site,
    page,
    context,
  }) => {
    await site.open('/services#fab');
    const quantity = page.getByRole('textbox', { name: 'PCB Qty' });
    const initial = await quantity.inputValue();
    await quantity.fill('15');
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(site.title).toHaveText('Your cart');
    const other = await openOtherTab(context, '/');
    await other.evaluate((user) => localStorage.setItem('loggedInUser', JSON.stringify(user)), asha);
    await expect(page.getByRole('banner').getByRole('button', { name: asha.name })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Instant Quote' }).click();
    await page.getByRole('tab', { name: /Rigid/ }).click();
    await expect(quantity).toHaveValue(initial);
  });

  test('all storage is cleared in another tab: the sign-in page replaces a customer page', async ({
    site,
    page,
    context,
  }) => {
    await site.open('/orders');
    await page.getByLabel('Order number').fill('1234');
    const other = await openOtherTab(context, '/');
    await other.evaluate(() => localStorage.clear());
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Order number')).toHaveCount(0);
  });
});

test('the cart changes in another tab: each tab counts its own lines', async ({ site, page, context }) => {
  const total = (tab: Page) => summaryAmount(tab, 'Total');
  await site.open('/cart');
  const other = await openOtherTab(context, '/cart');
  await other
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(other.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await expect(total(page)).toHaveText('₹41,047.02');
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await expect(total(page)).toHaveText('₹73,438.02');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
});

test.describe('signed in as the administrator', () => {
  test.use({ storageState: signedInAsAdmin });
  test.beforeEach(({ context }) => serveAvatar(context));

  test('columns are hidden in two tabs: both choices are kept, in both tabs', async ({ site, page, context }) => {
    await site.open('/admin/orders');
    const other = await openOtherTab(context, '/admin/orders');
    await hideColumn(other, 'Date');
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveCount(0);
    await hideColumn(page, 'Total');
    for (const tab of [page, other]) await expect(tab.getByRole('columnheader')).toHaveCount(5);
  });
});

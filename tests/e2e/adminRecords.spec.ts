import { expect, serveAvatar, test } from '../helpers/site.ts';

test.use({ isAdministrator: true });
test.beforeEach(({ context }) => serveAvatar(context));

test('[R-12] Save, Cancel and the link return to the list with its search, filters and sort order', async ({
  site,
  page,
}) => {
  site.acceptDialogs();
  const listUrl = '/admin/orders?q=motor&status=Pending&sort=total&order=desc';
  const totals = page.getByRole('row').getByText(/^₹/);
  await site.open(listUrl);
  await expect(totals).toHaveText(['₹72,000', '₹9,000']);
  const main = page.getByRole('main');
  const wayBack = {
    Save: main.getByRole('button', { name: 'Save' }),
    Cancel: main.getByRole('button', { name: 'Cancel', exact: true }),
    Orders: main.getByRole('link', { name: 'Orders', exact: true }),
  };
  for (const [name, control] of Object.entries(wayBack)) {
    await page.getByRole('link', { name: 'Edit #1234' }).click();
    await control.click();
    await expect(page, name).toHaveURL(listUrl);
    await expect(totals, name).toHaveText(['₹72,000', '₹9,000']);
  }
});

test('Ctrl+K finds a record, and focus is on the page that it opens; Back closes the dialog with the page', async ({
  site,
  page,
}) => {
  await site.open('/admin/dashboard');
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Jump to' });
  await field.fill('1234');
  await expect(page.getByRole('option', { name: '#1234' })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/admin/orders/edit/%231234');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(site.title).toHaveText('Dashboard');
  await expect(site.title).toBeFocused();
  await expect(field).not.toBeAttached();
});

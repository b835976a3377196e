import { scriptsWith } from '../helpers/builtScripts.ts';
import { admin, adminPages, expect, serveAvatar, signedInAsAdmin, test } from '../helpers/site.ts';

test('[M-03] [R-11] every admin page redirects a signed-out user to the sign-in page and sends no admin code', async ({
  page,
}) => {
  const adminScripts = scriptsWith(['Order Trends', 'Promotional Banner Text', 'Export CSV', 'recharts']);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) sent.push(pathname);
  });
  for (const path of [...adminPages.map(({ path }) => path), '/admin', '/admin/orders/edit/%231234']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/admin/login');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Admin Panel Login');
  }
  await page.waitForLoadState('networkidle');
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((script) => adminScripts.has(script))).toEqual([]);
});

test('[M-01] [M-02] [R-14] only the fixed credentials open the admin area', async ({ site, page, context }) => {
  await serveAvatar(context);
  const dialogs = site.acceptDialogs();
  await page.goto('/cart');
  await site.open('/admin/login');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '← Back to Website' })).toHaveAttribute('href', '/');
  await page.getByLabel('Email Address').fill(admin.email);
  await page.getByLabel('Password').fill('admin12345');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.poll(() => dialogs).toEqual(['alert: Invalid admin credentials']);
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(site.title).toHaveText('Dashboard');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['adminAuthenticated']);
  // The dashboard has replaced the sign-in page in the history.
  await page.goBack();
  await expect(page).toHaveURL('/cart');
});

test.describe('signed in', () => {
  test.use({ storageState: signedInAsAdmin });
  test.beforeEach(({ context }) => serveAvatar(context));

  test('[R-11] [R-14] [R-15] [M-04] every admin page opens from the sidebar, with its title and without footer', async ({
    site,
    page,
  }) => {
    await site.open('/admin');
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    for (const { path, heading } of adminPages) {
      const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: heading, exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(site.title, path).toHaveText(heading);
      await expect(page, path).toHaveTitle(`Admin: ${heading} · alphianz`);
      await expect(link, path).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('contentinfo'), path).toHaveCount(0);
    }
  });

  test('[M-04] Logout removes the flag, and Back does not return', async ({ site, page }) => {
    await site.open('/admin/users');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/admin/login');
    expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/admin/login');
  });

  test('[L-03] signing out in another tab signs out this one, even with details open', async ({
    site,
    page,
    context,
  }) => {
    await site.open('/admin/orders?open=%231234');
    await expect(page.getByRole('dialog', { name: 'Order #1234' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await other.evaluate(() => localStorage.removeItem('adminAuthenticated'));
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

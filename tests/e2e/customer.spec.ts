import { customerPages, demo, expect, signedInAs, test } from '../helpers/site.ts';

test.use({ storageState: signedInAs(demo.name) });

test('[R-09] [R-15] [L-01] every customer page opens with a unique title and stores nothing', async ({
  site,
  page,
}) => {
  const titles = new Set<string>();
  for (const { path, heading } of customerPages) {
    await site.open(path);
    await expect(site.title, path).toHaveText(heading);
    await expect(page, path).toHaveTitle(/ · alphianz$/);
    await expect(page.getByRole('banner'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(customerPages.length);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['loggedInUser']);
});

test('[D-01] the dashboard links to the customer pages and opens Reach Out in a new tab', async ({
  site,
  page,
  context,
}) => {
  await site.open('/dashboard');
  const tiles = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  await expect(tiles).toHaveCount(11);
  await tiles.filter({ hasText: 'My Orders' }).click();
  await expect(site.title).toHaveText('My Orders');
  await page.goBack();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Reach Out To Us/ }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Reach Out To Us');
});

test('[D-04] a search sends no request, stays on the page, keeps the input and shows No data', async ({
  site,
  page,
}) => {
  await site.open('/orders');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByLabel('Order number').fill('<script>1</script>');
  await page.getByLabel('Order date').fill('2025-08-29');
  await page.getByRole('button', { name: 'Search' }).last().click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No data');
  await expect(page.getByLabel('Order number')).toHaveValue('<script>1</script>');
  await expect(page).toHaveURL('/orders');
  await expect(site.toast).toBeEmpty();
  expect(requests).toEqual([]);
});

test('[D-05] [D-06] [D-07] every button of the profile shows an alert or a toast', async ({ site, page }) => {
  const dialogs = site.acceptDialogs();
  await site.open('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(site.toast).toContainText('🚧 Edit Profile we are alphianz 🚀');
  await page
    .getByRole('button', { name: /^Edit address/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Delete address/ })
    .first()
    .click();
  for (const name of ['Address Management', 'Email Management']) {
    await page.getByRole('region', { name }).getByRole('button', { name: 'Add More' }).click();
  }
  await expect
    .poll(() => dialogs)
    .toEqual([
      'alert: Editing an address is not wired yet.',
      'alert: Deleting an address is not wired yet.',
      'alert: Adding an address is not wired yet.',
      'alert: Adding an e-mail address is not wired yet.',
    ]);
  await expect(page.getByText('*We will not disturb you other than the case of emergency')).toBeVisible();
});

test('[D-09] appointments open the external scheduling service in a new tab', async ({ site, page }) => {
  await site.open('/reachout');
  const links = page.getByRole('main').getByRole('link', { name: /Book Your Appointment Now/ });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:\/\/calendar\.example\/alphianz/);
  }
});

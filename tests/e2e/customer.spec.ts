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

test('[D-04] [G-03] a search sends no request, stays on the page, keeps the input and shows No data', async ({
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

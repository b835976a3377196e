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

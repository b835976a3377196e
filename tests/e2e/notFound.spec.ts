import { demo, expect, signedInAs, test } from '../helpers/site.ts';

test('[R-13] an unknown URL shows the 404 page with header, footer and a link home', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/404/);
  await site.open('/nowhere');
  await expect(page).toHaveTitle('Page Not Found');
  await expect(site.title).toHaveText('404 - Page Not Found');
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(/^alphianz/);
});

test('[R-14] [R-13] under /admin the 404 page has no header and footer', async ({ site, page, problems }) => {
  problems.expect(/404/);
  await site.open('/admin/nowhere');
  await expect(page).toHaveTitle('Page Not Found');
  await expect(site.title).toHaveText('404 - Page Not Found');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('[R-02] an article URL that cannot be decoded shows the 404 page', async ({ site, problems }) => {
  problems.expect(/404/);
  problems.expect(/could not be decoded/);
  await site.open('/blogs/%E0%A4%A');
  await expect(site.title).toHaveText('404 - Page Not Found');
});

test.describe('signed in', () => {
  test.use({ storageState: signedInAs(demo.name) });

  test('[R-13] [R-10] a link to an unknown URL opens the 404 page and focuses its heading', async ({ site, page }) => {
    await site.open('/orders');
    await page.getByRole('link', { name: 'Repeat Orders' }).click();
    await expect(page).toHaveURL('/orders/repeat');
    await expect(page).toHaveTitle('Page Not Found');
    await expect(site.title).toHaveText('404 - Page Not Found');
    await expect(site.title).toBeFocused();
  });
});

import { expect, serveAvatar, signedInAsAdmin, test } from '../../helpers/site.ts';

test.describe('signed in as the administrator', () => {
  test.use({ storageState: signedInAsAdmin });

  test('[R-16] an export whose code cannot be loaded shows the error', async ({ site, page, context, problems }) => {
    problems.expect(/Failed to load resource/);
    problems.expect(/Failed to fetch dynamically imported module/);
    await serveAvatar(context);
    await page.route(/\/assets\/csv-[^/]*\.js/, (route) => route.abort());
    await site.open('/admin/orders');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(site.title).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });
});

import { demo, expect, signedInAs, type Site, test, unknownPaths } from '../../helpers/site.ts';

/** Checks the routes in the browser: the host serves one file for all unknown URLs. */
async function expectNoPageAt(site: Site, paths: readonly string[]): Promise<void> {
  await site.open('/cart');
  for (const path of paths) {
    await site.follow(path);
    await expect(site.page, path).toHaveTitle('Page Not Found');
    await expect(site.title, path).toHaveText('404 - Page Not Found');
    // Starts from a real page each time, so that the texts above cannot belong to the previous URL.
    await site.follow('/cart');
    await expect(site.title, path).toHaveText('Your cart');
  }
}

test.use({ storageState: signedInAs(demo.name) });

test('[R-02] [R-07] [R-10] [R-13] unknown URLs show the 404 page after a client navigation', async ({ site }) => {
  await expectNoPageAt(site, Object.values(unknownPaths).flat());
});

test('[R-10] sidebar items without a page show the 404 page to a customer', async ({ site }) => {
  await expectNoPageAt(site, unknownPaths.account);
});

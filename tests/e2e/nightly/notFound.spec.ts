import { demo, expect, signedInAs, test, unknownPaths } from '../../helpers/site.ts';

test.use({ storageState: signedInAs(demo.name) });

// Checks the routes in the browser: the host serves one file for all unknown URLs.
test('[R-02] [R-07] [R-10] [R-13] unknown URLs show the 404 page after a client navigation', async ({ site }) => {
  await site.open('/cart');
  for (const path of Object.values(unknownPaths).flat()) {
    await site.follow(path);
    await expect(site.page, path).toHaveTitle('Page Not Found');
    await expect(site.title, path).toHaveText('404 - Page Not Found');
    // Starts from a real page each time, so that the texts above cannot belong to the previous URL.
    await site.follow('/cart');
    await expect(site.title, path).toHaveText('Your cart');
  }
});

import { expect, publicPages, test } from '../helpers/site.ts';

/** A stack frame: a position in a script, or a function with a position. */
const stack = /\.js:\d|\bat \S+ \(/;

const cartChunk = /\/assets\/cart-[^/]*\.js/;

test('[R-16] a route that cannot be loaded, not even by a full load, shows the error without a stack, and Reload opens it', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await site.open('/');
  await page.route(cartChunk, (route) => route.abort());
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(site.title).toHaveText('Unexpected Application Error!');
  await expect(page.getByText(/dynamically imported module/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(stack);
  await expect(page).toHaveURL('/cart');
  await site.passSplash();
  await page.unroute(cartChunk);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await site.passSplash();
  await expect(site.title).toHaveText('Your cart');
});

test('[R-16] a route that throws shows its error on a full load too, with a link home', async ({ site, page }) => {
  await page.route(cartChunk, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('The boards are upside down.');" }),
  );
  await site.open('/cart');
  await expect(site.title).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('The boards are upside down.');
  await expect(page.getByRole('main')).not.toContainText(stack);
  await page.getByRole('link', { name: /home/ }).click();
  await expect(page).toHaveURL('/');
  await expect(site.title).toHaveText(publicPages[0].heading);
});

import { deploy } from '../../../helpers/deploy.ts';
import { holdRequests } from '../../../helpers/holdRequests.ts';
import { demo, expect, publicPages, serveAvatar, signedInAs, signedInAsAdmin, test } from '../../../helpers/site.ts';

const missingFile = /Failed to load resource/;
const cartChunk = /\/assets\/cart-[^/]*\.js/;

/** Links to code that the page has not loaded yet. */
const olderDeploys = [
  { visitor: 'a visitor', session: undefined, from: '/', link: 'Cart, 0 items', to: '/cart', heading: 'Your cart' },
  { visitor: 'a visitor', session: undefined, from: '/about', link: 'Login', to: '/login', heading: 'Sign In' },
  {
    visitor: 'a customer',
    session: signedInAs(demo.name),
    from: '/dashboard',
    link: 'My Orders',
    to: '/orders',
    heading: 'My Orders',
  },
  {
    visitor: 'the administrator',
    session: signedInAsAdmin,
    from: '/admin/orders',
    link: 'Users',
    to: '/admin/users',
    heading: 'Users',
  },
] as const;

for (const { visitor, session, from, link, to, heading } of olderDeploys) {
  test.describe(`a newer deploy while ${visitor} reads ${from}`, () => {
    test.use({ storageState: session });

    test(`${to} opens with one full load, and Back returns`, async ({ site, page, context, problems }) => {
      problems.expect(missingFile);
      await serveAvatar(context);
      await site.open(from);
      const { fullLoads } = await deploy(page);
      await page.getByRole('link', { name: link, exact: true }).first().click();
      await expect(page).toHaveURL(to);
      await site.passSplash();
      await expect(site.title).toHaveText(heading);
      expect(fullLoads).toEqual([to]);
      await page.goBack();
      await expect(page).toHaveURL(from);
    });
  });
}

test('a newer deploy, and Back to a URL with a hash: it opens with one full load and keeps the hash', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(missingFile);
  await site.open('/');
  const { fullLoads } = await deploy(page);
  await site.follow('/services#stencil');
  await expect.poll(() => fullLoads).toEqual(['/services']);
  await site.passSplash();
  await expect(page).toHaveURL('/services#stencil');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Stencil');
});

test('a newer deploy that also lacks the code: one full load, then the error, whose link home is a full load', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(missingFile);
  await site.open('/about');
  const { fullLoads } = await deploy(page, cartChunk);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(site.title).toHaveText('Unexpected Application Error!');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(site.title).not.toHaveText('Unexpected Application Error!');
  expect(fullLoads).toEqual(['/cart', '/']);
});

test('a newer deploy after typing: the error without a full load, and Back shows all the input', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(missingFile);
  await site.open('/services#source');
  const lines = page.getByRole('textbox', { name: 'Lines of the bill of materials' });
  await lines.fill('R1,10k');
  const quantity = page.getByRole('textbox', { name: 'Quantity (sets)' });
  await quantity.fill('15');
  await expect(quantity).toHaveValue('15');
  const { fullLoads } = await deploy(page);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(site.title).toHaveText('Unexpected Application Error!');
  await expect(site.title).toBeFocused();
  await expect(page).toHaveURL('/cart');
  expect(fullLoads).toEqual([]);
  await page.goBack();
  await expect(lines).toHaveValue('R1,10k');
  await expect(quantity).toHaveValue('15');
});

test('the code is slow: the current page stays usable, and the last link wins', async ({ site, page }) => {
  await site.open('/services#fab');
  const release = await holdRequests(page, cartChunk);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  const quantity = page.getByRole('textbox', { name: 'PCB Qty' });
  await quantity.fill('15');
  await expect(quantity).toHaveValue('15');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page$/ })
    .click();
  await expect(page).toHaveURL('/');
  const arrival = page.waitForResponse(cartChunk);
  release();
  await arrival;
  await expect(site.title).toHaveText(publicPages[0].heading);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(site.title).toHaveText('Your cart');
});

test('the code of a part of the page is missing: the rest stays, and the part can be requested again', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(missingFile);
  await site.open('/services');
  const name = page.getByRole('textbox', { name: 'PCB Name' });
  await name.fill('Amplifier');
  await page.route(/\/assets\/StencilForm-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('tab', { name: 'PCB Stencil' }).click();
  await expect(page.getByRole('heading', { name: 'This part of the page could not be loaded' })).toBeVisible();
  await page.unroute(/\/assets\/StencilForm-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Stencil Data' })).toBeVisible();
  await page.getByRole('tab', { name: 'PCB Layout' }).click();
  await expect(name).toHaveValue('Amplifier');
});

test('the code of a drawing is missing: the page is complete without it', async ({ site, page, problems }) => {
  problems.expect(missingFile);
  await page.route(/\/assets\/(BoardFields|BoardArt)-/, (route) => route.fulfill({ status: 404 }));
  await site.open('/');
  const logged = page.waitForEvent('console', (message) => missingFile.test(message.text()));
  await page.getByRole('tab', { name: 'PCB Fabrication' }).click();
  await logged;
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Instant Quote' })).toBeVisible();
  await expect(site.title).toHaveText(publicPages[0].heading);
});

test.describe('signed in as a customer', () => {
  test.use({ storageState: signedInAs(demo.name) });

  test('the code of a calendar is missing: the date can still be typed, and the search sent', async ({
    site,
    page,
    problems,
  }) => {
    problems.expect(missingFile);
    await site.open('/orders');
    await page.getByLabel('Order number').fill('1234');
    await deploy(page);
    const failed = page.waitForResponse(/\/assets\/\w*Calendar-/);
    await page.getByRole('button', { name: 'Open calendar' }).first().click();
    await failed;
    await page.getByLabel('Order date').fill('29/08/2025');
    await page.getByRole('button', { name: 'Search' }).last().click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('No data');
    await expect(page.getByLabel('Order number')).toHaveValue('1234');
    await expect(page.getByLabel('Order date')).toHaveValue('29/08/2025');
  });
});

test.describe('signed in as the administrator', () => {
  test.use({ storageState: signedInAsAdmin });
  test.beforeEach(({ context }) => serveAvatar(context));

  test('[R-16] an export whose code cannot be loaded shows the error', async ({ site, page, problems }) => {
    problems.expect(missingFile);
    problems.expect(/Failed to fetch dynamically imported module/);
    await page.route(/\/assets\/csv-[^/]*\.js/, (route) => route.abort());
    await site.open('/admin/orders');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(site.title).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  test('a newer deploy while a record is edited: the question about unsaved changes appears, and the text stays', async ({
    site,
    page,
    problems,
  }) => {
    problems.expect(missingFile);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await site.open('/admin/orders/edit/%231234');
    await page.waitForLoadState('networkidle');
    const { fullLoads } = await deploy(page);
    const name = page.getByLabel('PCB Name');
    await name.fill('Motor controller B');
    await page.getByRole('link', { name: 'Users' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(name).toHaveValue('Motor controller B');
    await page.getByRole('link', { name: 'Users' }).click();
    // There is no second question, which the browser would ask before a full load.
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL('/admin/users');
    expect(fullLoads).toEqual(['/admin/users']);
  });
});

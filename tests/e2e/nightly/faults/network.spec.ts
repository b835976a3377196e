import { demo, expect, publicPages, test } from '../../../helpers/site.ts';

test('fonts are blocked: pages show their text in a font of the system, and fit', async ({ site, page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const { path, heading } of publicPages.slice(0, 3)) {
    await site.open(path);
    await expect(site.title).toHaveText(heading);
    await expect(site.title).toBeVisible();
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`).toBeLessThanOrEqual(
        width,
      );
    }
  }
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'error'))).toBe(true);
});

test('the connection is lost: a page whose code has not loaded shows the error, and Reload opens it once it is back', async ({
  site,
  page,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await site.open('/about');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(site.title).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveURL('/cart');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await site.passSplash();
  await expect(site.title).toHaveText('Your cart');
});

test('the connection is lost: a form keeps its text over the error, and can be sent once it is back', async ({
  site,
  page,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await site.open('/services#fab');
  const quantity = page.getByRole('textbox', { name: 'PCB Qty' });
  await context.setOffline(true);
  await quantity.fill('15');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(site.title).toHaveText('Unexpected Application Error!');
  await page.goBack();
  await expect(quantity).toHaveValue('15');
  await context.setOffline(false);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(site.title).toHaveText('Sign In');
});

test('the connection is lost while signing in, which works offline: the result appears on the sign-in page', async ({
  site,
  page,
  context,
}) => {
  await site.open('/login');
  await context.setOffline(true);
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(site.toast).toContainText('Invalid credentials.');
  await expect(page.getByLabel('Email')).toHaveValue(demo.email);
});

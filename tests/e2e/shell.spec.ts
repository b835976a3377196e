import { demo, expect, signedInAs, test } from '../helpers/site.ts';

test('[S-03] the Services menu links to the tabs', async ({ site, page }) => {
  await site.open('/');
  for (const [name, hash] of [
    [/^PCB Layout/, 'layout'],
    [/^PCB Fabrication & Assembly/, 'fab'],
    [/^PCB Stencil/, 'stencil'],
    [/^Component Sourcing/, 'source'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/services#${hash}`);
    // The home page has tabs of these names too.
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  }
});

test('the chosen theme is stored and applied before the first paint', async ({ site, page, context, problems }) => {
  problems.expect(/Failed to load resource/);
  await site.open('/');
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-theme');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await other.route('**/*.js', (route) => route.abort());
  await other.goto('/', { waitUntil: 'commit' });
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await site.passSplash();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).check({ force: true });
  await expect(html).not.toHaveAttribute('data-theme');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test.describe('signed in', () => {
  test.use({ storageState: signedInAs(demo.name) });

  test('[S-04] [U-07] a menu named after the customer has Dashboard and Logout', async ({ site, page }) => {
    await site.open('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await header.getByRole('button', { name: demo.name }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await header.getByRole('button', { name: demo.name }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('loggedInUser'))).toBeNull();
    await page.goBack();
    await expect(page).not.toHaveURL('/dashboard');
    await expect(page.getByText('My Orders')).toHaveCount(0);
  });
});

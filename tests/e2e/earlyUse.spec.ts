import type { Page } from '@playwright/test';
import { holdRequests } from '../helpers/holdRequests.ts';
import { demo, expect, signedInAs, test } from '../helpers/site.ts';

/** Opens a page whose scripts are on their way. Returns a function that lets them arrive. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  // The entry arrives with the page.
  const release = await holdRequests(page, /\/assets\/(?!index-|start-).*\.js$/);
  await page.goto(path);
  return release;
}

test('a menu that was opened by keyboard before the scripts have arrived opens', async ({ page }) => {
  const release = await openBeforeScripts(page, '/resources/faq/general');
  const menu = page.getByRole('banner').getByRole('button', { name: 'About Us' });
  await menu.focus();
  await page.keyboard.press('Enter');
  release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a tab that was chosen before the scripts have arrived is selected', async ({ page }) => {
  const release = await openBeforeScripts(page, '/');
  await page.getByRole('tab', { name: 'PCB Assembly' }).dispatchEvent('click');
  release();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Assembly');
});

test('a form that was filled in and sent before the scripts have arrived is sent', async ({ site, page }) => {
  const release = await openBeforeScripts(page, '/login');
  await page.getByLabel('Email').fill('early@alphianz.example');
  await page.getByLabel('Password').fill('early');
  await page.getByLabel('Password').press('Enter');
  release();
  await expect(site.toast).toContainText('Invalid credentials.');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue('early@alphianz.example');
});

test('the sheets of a page stay the same while it starts, so that the browser lays it out once', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['sheets'] = String(document.styleSheets.length);
    });
  });
  await site.open('/');
  await page.getByRole('tab', { name: 'PCB Assembly' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Assembly');
  const sheets = await page.evaluate(() => String(document.styleSheets.length));
  await expect(page.locator('html')).toHaveAttribute('data-sheets', sheets);
});

test.describe('a page whose code waits for a visitor', () => {
  test('keeps a key for its tabs until its code has arrived', async ({ site, page }) => {
    const release = await holdRequests(page, /\/assets\/tabs-.*\.js$/);
    await site.open('/');
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    release();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Fabrication');
  });

  test('finishes a press during which its code arrives', async ({ site, page }) => {
    const release = await holdRequests(page, /\/assets\/tabs-.*\.js$/);
    await site.open('/');
    const tab = page.getByRole('tab', { name: 'PCB Assembly' });
    await tab.hover();
    await page.mouse.down();
    release();
    // React marks the elements that it has hydrated.
    await expect
      .poll(() => tab.evaluate((element) => Object.keys(element).some((key) => /^__react/.test(key))))
      .toBe(true);
    await page.mouse.up();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Assembly');
  });

  test('follows a link without a full load', async ({ site, page }) => {
    const release = await holdRequests(page, /\/assets\/login-.*\.js$/);
    await site.open('/login');
    await page.evaluate(() => (document.documentElement.dataset['visit'] = 'first'));
    await page.getByRole('link', { name: /Register/ }).click();
    release();
    await expect(page).toHaveURL('/register');
    await expect(page.locator('html')).toHaveAttribute('data-visit', 'first');
  });

  test('stays readable when its code cannot be loaded, and the next press tries again', async ({
    site,
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    await page.route(/\/assets\/login-.*\.js$/, (route) => route.abort());
    await site.open('/login');
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(200, 200);
    await failed;
    await page.unrouteAll();
    await expect(site.title).toHaveText('Sign In');
    await site.signIn('nobody@alphianz.example');
    await expect(site.toast).toContainText('Invalid credentials.');
  });

  test('shows the error page when its code cannot be loaded after a press', async ({ site, page, problems }) => {
    problems.expect(/Failed to (?:load resource|fetch)/);
    await page.route(/\/assets\/login-.*\.js$/, (route) => route.abort());
    await site.open('/login');
    await site.signIn();
    await expect(site.title).toHaveText('Unexpected Application Error!');
    await page.unrouteAll();
    await page.getByRole('button', { name: /reload/i }).click();
    await site.passSplash();
    await expect(site.title).toHaveText('Sign In');
  });

  test.describe('and who is signed in', () => {
    test.use({ storageState: signedInAs(demo.name) });

    test('can be left for a page of the customer before its code has arrived', async ({ site, page }) => {
      await holdRequests(page, /\/assets\/tabs-.*\.js$/);
      await site.open('/');
      await page.getByRole('tab', { name: 'PCB Assembly' }).click();
      await site.follow('/dashboard');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^My Orders/ })
        .first()
        .click();
      await expect(page).toHaveURL('/orders');
    });
  });
});

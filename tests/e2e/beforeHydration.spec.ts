import type { Page } from '@playwright/test';
import { holdRequests } from '../helpers/holdRequests.ts';
import { expect, serveAvatar, signedInAsAdmin, test } from '../helpers/site.ts';

/** Opens a page whose scripts are pending. Returns a function that lets them load. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

const whenHydrated = (page: Page) => page.waitForFunction(() => window.onsubmit === null);

test('a form that is filled in before its code has loaded is not sent, and keeps the input', async ({ site, page }) => {
  const release = await openBeforeScripts(page, '/login');
  await page.getByLabel('Email').fill('early@alphianz.example');
  await page.getByLabel('Password').fill('early');
  await page.getByLabel('Password').press('Enter');
  release();
  await whenHydrated(page);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Password').press('Enter');
  await expect(site.toast).toContainText('Invalid credentials.');
  await expect(page.getByLabel('Email')).toHaveValue('early@alphianz.example');
});

test('text that is selected when the code loads is replaced by the next typed text', async ({ page }) => {
  const release = await openBeforeScripts(page, '/components/packaging-guideline');
  const parts = page.getByRole('main').getByRole('textbox', { name: /^Parts on all boards/ });
  await parts.fill('0');
  await parts.selectText();
  release();
  await whenHydrated(page);
  await page.keyboard.insertText('-3');
  await expect(parts).toHaveValue('-3');
});

test('the input stays, with focus and selection, if an extension has inserted nodes', async ({ page, problems }) => {
  // React reports the nodes, and renders the page again.
  problems.expect(/Minified React error #418/);
  const release = await openBeforeScripts(page, '/services');
  const name = page.getByRole('main').locator('input[name=name]');
  const layers = page.getByRole('main').locator('input[name=layers][value="4"]');
  await name.fill('My board');
  await layers.evaluate((radio: HTMLInputElement) => radio.click());
  await name.evaluate((field: HTMLInputElement) => {
    field.focus();
    field.setSelectionRange(0, 2);
    for (const input of document.querySelectorAll('main input, main textarea')) {
      const icon = document.createElement('div');
      icon.dataset['extension'] = '';
      icon.append(document.createElement('input'));
      input.after(icon);
    }
  });
  release();
  await whenHydrated(page);
  await expect(page.locator('[data-extension]')).toHaveCount(0);
  await expect(name).toBeFocused();
  await page.keyboard.insertText('Our');
  await expect(name).toHaveValue('Our board');
  await expect(layers).toBeChecked();
});

test('only the form of the tab in the URL is shown, so that nobody types into another one', async ({ page }) => {
  const release = await openBeforeScripts(page, '/services#fab');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Services' })).toBeVisible();
  await expect(main.locator('input[name=name]')).toBeHidden();
  release();
  await whenHydrated(page);
  await expect(main.getByRole('textbox', { name: 'Board Size X (mm)' })).toBeVisible();
});

for (const { path, without, with: shown } of [
  { path: '/components/passive-components/resistors?view=table', without: 'Add to Cart', with: 'Each' },
  { path: '/components/passive-components/resistors?size=0805', without: '1 mm', with: 'Showing 2 of 8' },
  { path: '/products?q=motor', without: 'Relays', with: 'Metal gear motor, 60 rpm' },
  { path: '/resources/faq/general?q=gerber', without: 'How long does an order take?', with: 'In the Technical FAQ' },
  { path: '/services?layout-layers=4', without: '₹9,617', with: '₹12,449' },
]) {
  test(`${path} shows nothing that its query changes, until its code has read it`, async ({ page }) => {
    const release = await openBeforeScripts(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const wrong = main.getByText(without, { exact: true });
    await expect(wrong.first()).toBeAttached();
    await expect(wrong.filter({ visible: true })).toHaveCount(0);
    release();
    await whenHydrated(page);
    await expect(main.getByText(shown).filter({ visible: true }).first()).toBeVisible();
  });
}

test('a page whose scripts cannot be loaded shows an error and its text, and can be loaded again', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto('/services#fab');
  const notice = page.getByText('Parts of this page could not be loaded');
  await expect(notice).toBeInViewport();
  await expect(page.getByRole('main').locator('input[name=name]')).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await whenHydrated(page);
  await expect(page.getByRole('textbox', { name: 'Board Size X (mm)' })).toBeVisible();
  await expect(page).toHaveURL('/services#fab');
  await expect(notice).toBeHidden();
});

test('the hash of a section scrolls to it on a page without any input', async ({ site, page }) => {
  await site.open('/resources/technical-capabilities/pcb-b');
  await page.evaluate(() => {
    location.hash = '#pre-production-engineering';
  });
  await expect(page.locator('#pre-production-engineering')).toBeInViewport();
});

test('the sheets of a page stay the same while it starts, so that the browser lays it out once', async ({ page }) => {
  const release = await openBeforeScripts(page, '/');
  const sheets = () => page.evaluate(() => document.styleSheets.length);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Layout');
  const before = await sheets();
  release();
  await whenHydrated(page);
  expect(await sheets()).toBe(before);
});

test.describe('signed in', () => {
  test.use({ storageState: signedInAsAdmin });

  test('a guarded page has its heading before its code has loaded, and keeps the input', async ({ page, context }) => {
    await serveAvatar(context);
    const release = await openBeforeScripts(page, '/admin/orders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('no such order');
    release();
    await whenHydrated(page);
    await expect(search).toHaveValue('no such order');
    await expect(search).toBeFocused();
  });
});

import { type Page } from '@playwright/test';
import { expect, publicPages, test } from '../helpers/site.ts';

const description = (page: Page) => page.locator('meta[name="description"]').getAttribute('content');

test('[R-15] a link to another page focuses its heading, sets its title and does not reload', async ({
  site,
  page,
}) => {
  await page.goto('/cart');
  const onLoad = { title: await page.title(), description: await description(page) };
  await site.open('/');
  await expect(page.locator('body')).toBeFocused();
  expect({ title: await page.title(), description: await description(page) }).not.toEqual(onLoad);
  await page.evaluate(() => (document.documentElement.dataset['marker'] = 'yes'));

  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(site.title).toHaveText('Your cart');
  await expect(site.title).toBeFocused();
  await expect(page).toHaveTitle(onLoad.title);
  expect(await description(page)).toBe(onLoad.description);

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(site.title).toHaveText('Sign In');
  await page.getByRole('link', { name: /Register/ }).click();
  await expect(site.title).toHaveText('Register');
  await expect(page.locator('html')).toHaveAttribute('data-marker', 'yes');
});

test('[R-15] the title of /services follows the tab', async ({ site, page }) => {
  await site.open('/services?tab=flex');
  await expect(page).toHaveTitle('PCB Fabrication (Flex) · alphianz');
  await page.getByRole('tab', { name: 'PCB Stencil' }).click();
  await expect(page).toHaveTitle('PCB Stencil · alphianz');
  await page.goBack();
  await expect(page).toHaveTitle('PCB Fabrication (Flex) · alphianz');
});

test('a page starts at the top, and Back restores the scroll position', async ({ site, page }) => {
  await site.open('/');
  const scrolled = () => page.evaluate(() => window.scrollY);
  // Scrolls to the middle, because at the end the browser corrects a position that is too low.
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/cart"]')?.click());
  await expect(site.title).toHaveText('Your cart');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(site.title).toHaveText(publicPages[0].heading);
  await expect.poll(scrolled).toBe(1500);
});

test('a page opened by its URL starts at the top; reload and Back restore the scroll position', async ({
  site,
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
  await site.open('/');
  await scrollTo(1500);
  await site.open('/about');
  expect(await scrolled()).toBe(0);
  await scrollTo(300);
  await page.reload();
  await site.passSplash();
  await expect.poll(scrolled).toBe(300);
  await page.goBack();
  await site.passSplash();
  await expect.poll(scrolled).toBe(1500);
});

import { customerPages, demo, expect, signedInAs, test } from '../helpers/site.ts';

declare global {
  interface Window {
    /** Tells the test what the page shows. */
    noteText: (text: string) => void;
  }
}

test('[U-08] [R-09] every page of a customer leads a visitor to the sign-in page, and shows nothing first', async ({
  page,
}) => {
  const seen: string[] = [];
  await page.exposeFunction('noteText', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    // The body alone: the title of the tab names the page before the guard is asked.
    new MutationObserver(() => window.noteText(document.body?.textContent ?? '')).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  for (const { path } of customerPages) {
    seen.length = 0;
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Sign In');
    expect(
      seen.some((text) => text.includes('Sign In')),
      `${path} is watched`,
    ).toBe(true);
    expect(
      seen.filter((text) => /My Orders|Hello,|Personal Details|Track|Book Your/.test(text)),
      path,
    ).toEqual([]);
  }
});

test('[U-08] the guard replaces the entry in the history, and downloads nothing of the dashboard', async ({
  site,
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/cart');
  await site.open('/dashboard');
  await expect(page).toHaveURL('/login');
  expect(requested.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  expect(requested.filter((path) => /dashboard-/i.test(path))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/cart');
});

test.describe('signed in', () => {
  test.use({ storageState: signedInAs(demo.name) });

  test('[U-08] lets a customer in on a full load, and loads the code of the dashboard', async ({ site, page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await site.open('/dashboard');
    await expect(site.title).toHaveText(`Hello, ${demo.name}`);
    await expect(page).toHaveTitle('Dashboard · alphianz');
    // The name by which the test above would know it.
    expect(requested.filter((path) => /dashboard-/i.test(path)).length).toBeGreaterThan(0);
  });

  test('[U-08] looks again at every navigation', async ({ site, page }) => {
    await site.open('/');
    await page.evaluate(() => localStorage.removeItem('loggedInUser'));
    await page.getByRole('button', { name: demo.name }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/login');
  });
});

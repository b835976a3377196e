import { customerPages, demo, expect, signedInAs, test } from '../helpers/site.ts';

declare global {
  interface Window {
    /** Passes the text of the page to the test. */
    noteText: (text: string) => void;
  }
}

test('[U-08] [R-09] every customer page redirects a signed-out user to the sign-in page and shows nothing first', async ({
  page,
}) => {
  const seen: string[] = [];
  await page.exposeFunction('noteText', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    // Observes only the body, because the document title names the page before the guard runs.
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

test('[U-08] the guard replaces the history entry and downloads no code of the dashboard', async ({ site, page }) => {
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

test('[U-05] [U-08] Back does not return to the sign-in page after signing in', async ({ site, page }) => {
  await page.goto('/cart');
  await site.open('/dashboard');
  await expect(page).toHaveURL('/login');
  await site.signIn();
  await page.clock.fastForward(1000);
  await expect(site.title).toHaveText(`Hello, ${demo.name}`);
  await page.goBack();
  await expect(page).toHaveURL('/cart');
});

test.describe('signed in', () => {
  test.use({ storageState: signedInAs(demo.name) });

  test('[U-08] the guard runs on every navigation', { tag: '@demonstration' }, async ({ site, page }) => {
    await site.open('/');
    await page.evaluate(() => localStorage.removeItem('loggedInUser'));
    await page.getByRole('button', { name: demo.name }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/login');
  });
});

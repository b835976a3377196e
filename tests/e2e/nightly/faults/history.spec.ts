import { demo, expect, serveAvatar, signedInAs, signedInAsAdmin, test } from '../../../helpers/site.ts';

// The Back button within the site: tests/e2e/guard.spec.ts, shell.spec.ts and adminAccess.spec.ts.

const sessions = [
  {
    visitor: 'a customer',
    session: signedInAs(demo.name),
    key: 'loggedInUser',
    path: '/dashboard',
    heading: `Hello, ${demo.name}`,
    signIn: '/login',
  },
  {
    visitor: 'the administrator',
    session: signedInAsAdmin,
    key: 'adminAuthenticated',
    path: '/admin/orders',
    heading: 'Orders',
    signIn: '/admin/login',
  },
] as const;

for (const { visitor, session, key, path, heading, signIn } of sessions) {
  test.describe(`${visitor} has left ${path} for another site and is then signed out`, () => {
    test.use({ storageState: session });
    test.beforeEach(({ context }) => serveAvatar(context));

    test('Back to a page that loads again shows the sign-in page', async ({ site, page, context }) => {
      await site.open(path);
      await expect(site.title).toHaveText(heading);
      await page.goto('about:blank');
      const other = await context.newPage();
      await other.goto('/about');
      await other.evaluate((name) => localStorage.removeItem(name), key);
      await page.goBack();
      await expect(page).toHaveURL(signIn);
      await expect(page.getByText(heading)).toHaveCount(0);
    });

    test('Back to a page in the Back/Forward cache replaces it by the sign-in page', async ({ site, page }) => {
      await site.open(path);
      await expect(site.title).toHaveText(heading);
      // The headless shell does not have this cache. Like a cached page, a tab gets no events for its own changes of storage.
      await page.evaluate((name) => {
        localStorage.removeItem(name);
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }, key);
      await expect(page).toHaveURL(signIn);
      await expect(page.getByText(heading)).toHaveCount(0);
    });
  });
}

test('the user leaves a form for another site: Back shows the input', async ({ site, page }) => {
  await site.open('/services#fab');
  const quantity = page.getByRole('textbox', { name: 'PCB Qty' });
  await quantity.fill('15');
  await page.clock.fastForward(400);
  await expect(page).toHaveURL('/services?fab-qty=15#fab');
  await page.goto('about:blank');
  await page.goBack();
  await site.passSplash();
  await expect(quantity).toHaveValue('15');
});

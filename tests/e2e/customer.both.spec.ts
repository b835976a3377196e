import { customerPages, demo, expect, signedInAs, test } from './site.ts';

for (const { path } of customerPages) {
  test(`[U-08] [R-09] ${path} leads whoever is not signed in to the sign-in page, and shows nothing first`, async ({
    page,
  }) => {
    const seen: string[] = [];
    await page.exposeFunction('note', (text: string) => seen.push(text));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const main = document.querySelector('main');
        if (main) void (window as unknown as { note(text: string): void }).note(main.innerText);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
    expect(seen.filter((text) => /My Orders|Personal Details|Track|Book Your/.test(text))).toEqual([]);
  });
}

test.describe('signed in', () => {
  test.use({ storageState: signedInAs(demo.name) });

  for (const { path, heading } of customerPages) {
    test(`[R-09] [R-15] ${path} answers, in header and footer`, async ({ site, page }) => {
      await site.open(path);
      await expect(site.title).toHaveText(heading);
      await expect(page).not.toHaveTitle(/Page Not Found/);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
    });
  }

  for (const path of ['/orders/repeat', '/escalation', '/addresses', '/emails', '/updates']) {
    test(`[R-10] ${path} has no page`, async ({ site, problems }) => {
      problems.expect(/404/);
      await site.open(path);
      await expect(site.title).toHaveText('404 - Page Not Found');
    });
  }

  test('[D-01] the dashboard leads to the pages, and to Reach Out in a new tab', async ({ site, page, context }) => {
    await site.open('/dashboard');
    const tiles = page.getByRole('main').getByRole('link');
    await expect(tiles).toHaveCount(11);
    await tiles.filter({ hasText: 'My Orders' }).click();
    await expect(site.title).toHaveText('My Orders');
    await page.goBack();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /Reach Out To Us/ }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Reach Out To Us');
  });

  test('[D-04] a search goes nowhere, keeps what was typed, and says No data again', async ({ site, page }) => {
    await site.open('/orders');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByLabel('Order number').fill('<script>1</script>');
    await page.getByLabel('Order date').fill('2025-08-29');
    await page.getByRole('button', { name: 'Search' }).last().click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('No data');
    await expect(page.getByLabel('Order number')).toHaveValue('<script>1</script>');
    await expect(page).toHaveURL('/orders');
    await expect(site.toast).toBeEmpty();
    expect(requests).toEqual([]);
  });

  test('[D-05] [D-06] [D-07] the buttons of the profile answer', async ({ site, page }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await site.open('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(site.toast).toContainText('🚧 Edit Profile we are alphianz 🚀');
    await page
      .getByRole('button', { name: /^Edit address/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Delete address/ })
      .first()
      .click();
    for (const button of await page.getByRole('button', { name: 'Add More' }).all()) await button.click();
    await expect.poll(() => alerts).toHaveLength(4);
    expect(alerts.every((text) => text.includes('not wired yet'))).toBe(true);
    await expect(page.getByText('*We will not disturb you other than the case of emergency')).toBeVisible();
  });

  test('[D-09] an appointment is booked elsewhere, in a new tab', async ({ site, page }) => {
    await site.open('/reachout');
    const links = page.getByRole('main').getByRole('link', { name: /Book Your Appointment Now/ });
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('href', /^https:/);
    }
  });

  test('[U-07] Logout removes the marker and leads to the sign-in page', async ({ site, page, isMobile }) => {
    await site.open('/orders');
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    } else {
      await page.getByRole('button', { name: demo.name }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    }
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('loggedInUser'))).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/login');
  });
});

import { demo, expect, signedInAs, test } from '../helpers/site.ts';

test('[S-01] [B-01] is visible for 2000 ms after a full load, then removed from the page', async ({ site, page }) => {
  await page.clock.install({ time: 0 });
  // The clock is paused until the test advances it.
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    const setTimeout = window.setTimeout.bind(window);
    window.setTimeout = ((handler: () => void, delay?: number) => {
      if (delay === 2000) document.documentElement.dataset['started'] = 'yes';
      return setTimeout(handler, delay);
    }) as typeof window.setTimeout;
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await page.clock.runFor(1999);
  await expect(site.splash).toBeVisible();
  await expect(page.getByRole('status').filter({ has: site.splash })).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(site.splash).toHaveCount(0);
});

test('[S-01] is visible from the first paint, before any script runs', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.route('**/*.js', (route) => route.abort());
  const loadError = page.waitForEvent('console');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Preparing your boards...')).toBeVisible();
  await loadError;
});

test('[S-01] comes back on a reload, but not on a client navigation', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(site.title).toHaveText('Your cart');
  await expect(site.splash).toHaveCount(0);
  await page.reload();
  await expect(site.splash).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ storageState: signedInAs(demo.name) });

  test('[S-01] covers a guarded page too', async ({ site, page }) => {
    await page.goto('/dashboard');
    await expect(site.splash).toBeVisible();
  });
});

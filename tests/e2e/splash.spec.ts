import { expect, test } from '../helpers/site.ts';

test('[S-01] [B-01] is visible until 2000 ms after the navigation started, then removed from the page', async ({
  site,
  page,
}) => {
  await page.clock.install({ time: 0 });
  // The clock is paused until the test advances it.
  await page.clock.pauseAt(1000);
  // The animation that hides a stuck splash does not end either, however long the page takes to load.
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.addInitScript(() => {
    const setTimeout = window.setTimeout.bind(window);
    window.setTimeout = ((handler: () => void, delay?: number, ...rest: unknown[]) => {
      if (delay === 2000 - performance.now()) document.documentElement.dataset['started'] = 'yes';
      return setTimeout(handler, delay, ...rest);
    }) as typeof window.setTimeout;
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-started');
  const left = 2000 - (await page.evaluate(() => performance.now()));
  await page.clock.runFor(left - 1);
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

test('[S-01] appears again on a reload, but not on a client navigation', async ({ site, page }) => {
  // `site.open` would set the clock past the splash, even after a reload.
  await page.goto('/');
  await expect(site.splash).toHaveCount(0);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(site.title).toHaveText('Your cart');
  await expect(site.splash).toHaveCount(0);
  // On a slow machine, the time of the splash may be over when the page has loaded.
  await page.reload({ waitUntil: 'commit' });
  await expect(site.splash).toBeVisible();
});

import { expect, test } from '../../helpers/site.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a navigation jumps to the top without smooth scrolling', async ({ site, page }) => {
    await site.open('/');
    // The theme of @pcb/ui makes it smooth.
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
});

test('Ctrl+click on a link opens a new tab', async ({ site, page, context }) => {
  await site.open('/');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Cart, 0 items' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/cart');
  await expect(page).toHaveURL('/');
});

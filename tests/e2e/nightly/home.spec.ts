import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/site.ts';

test('the prerendered drawing stays as it is, and another tab draws its own', async ({ site, page }) => {
  const generators: string[] = [];
  page.on('request', (request) => {
    if (/\/BoardArt-[^/]*\.js$/.test(request.url())) generators.push(request.url());
  });
  await site.open('/');
  const drawing = page.getByRole('tabpanel').locator('svg:has(path)').last();
  const prerendered = await drawing.innerHTML();
  expect(generators).toEqual([]);
  await page.getByRole('tab', { name: 'PCB Stencil' }).click();
  await expect.poll(() => drawing.innerHTML()).not.toBe(prerendered);
  expect(generators).toHaveLength(1);
  await page.getByRole('tab', { name: 'PCB Layout' }).click();
  await expect.poll(() => drawing.innerHTML()).toBe(prerendered);
});

test.describe('the board in About us', () => {
  const opacities = (page: Page) =>
    page
      .getByRole('img', { name: 'Drawing of an assembled board' })
      .locator('svg')
      .evaluateAll((layers) => layers.map((layer) => Number(getComputedStyle(layer).opacity)));

  test('is complete when motion is reduced', async ({ site, page }) => {
    await site.open('/');
    expect(await opacities(page)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('builds up while it is scrolled into view', async ({ site, page }) => {
      await site.open('/');
      const components = async () => (await opacities(page)).at(-1);
      await expect.poll(components).toBe(0);
      await page.getByRole('heading', { name: 'Industries We Serve' }).scrollIntoViewIfNeeded();
      await expect.poll(components).toBe(1);
    });
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/site.ts';

test('the prerendered drawing stays, and another tab draws its own', async ({ site, page }) => {
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

test.describe('the layers of the board next to the title', () => {
  const layers = (page: Page) => page.getByRole('main').locator('svg[data-visible]:visible');

  test('are visible before their code has loaded, and the title is still the largest paint', async ({ site, page }) => {
    const drawings: string[] = [];
    page.on('request', (request) => {
      if (/\/BoardLayers-[^/]*\.js$/.test(request.url())) drawings.push(request.url());
    });
    await site.open('/');
    for (const layer of (await layers(page).all()).slice(0, 6)) await expect(layer).toBeInViewport({ ratio: 1 });
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) =>
            resolve((list.getEntries().at(-1) as LargestContentfulPaint | undefined)?.element?.id),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toBe('page-title');
    expect(drawings).toEqual([]);
  });

  for (const { width, minHeight } of [
    { width: 1024, minHeight: 240 },
    { width: 768, minHeight: 240 },
    { width: 390, minHeight: 120 },
  ])
    test(`are ${minHeight} px high or more at ${width} px, next to the text`, async ({ site, page }) => {
      await page.setViewportSize({ width, height: 844 });
      await site.open('/');
      const { height, right } = await layers(page).evaluateAll((all) => {
        const boxes = all.slice(0, 6).map((layer) => layer.getBoundingClientRect());
        const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
        return { height: bottom - top, right: Math.max(...boxes.map((box) => box.right)) };
      });
      expect(height).toBeGreaterThanOrEqual(minHeight);
      // Within the margin of the page.
      expect(width - right).toBeLessThan(48);
      expect(right).toBeLessThanOrEqual(width);
    });
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

import { AxeBuilder } from '@axe-core/playwright';
import { demo, expect, publicPages, signedInAs, test } from './site.ts';

const tabs = ['fab', 'flex', 'stencil', 'source'];
const paths = [...publicPages.map(({ path }) => path), ...tabs.map((tab) => `/services#${tab}`), '/dashboard'];

test.use({ storageState: signedInAs(demo.name) });

for (const path of paths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path}, ${colorScheme}: axe finds nothing`, async ({ site, page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await site.open(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }

  test(`${path} does not scroll sideways, not at 320 px either`, async ({ site, page }) => {
    await site.open(path);
    const widths = () =>
      page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const);
    for (const width of [page.viewportSize()?.width ?? 0, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const [content, window] = await widths();
      expect(content).toBeLessThanOrEqual(window);
    }
  });
}

test('/nowhere: axe finds nothing', async ({ site, page, problems }) => {
  problems.expect(/404/);
  await site.open('/nowhere');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

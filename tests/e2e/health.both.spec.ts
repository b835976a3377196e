import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminPages, customerPages, demo, expect, publicPages, signedInAs, signedInAsAdmin, test } from './site.ts';

const tabs = ['fab', 'flex', 'stencil', 'source'];
const paths = [
  ...[...publicPages, ...customerPages, ...adminPages].map(({ path }) => path),
  ...tabs.map((tab) => `/services#${tab}`),
  '/admin/login',
  '/admin/users/edit/1',
  '/admin/orders/edit/%231234',
  '/admin/orders?open=%231234',
  '/admin/inquiries?open=%23586',
  '/admin/quotations?open=%23903',
];

/** A customer and the administrator at once. */
const storedOf = ({ origins: [first] }: typeof signedInAsAdmin) => first?.localStorage ?? [];
test.use({
  storageState: {
    cookies: [],
    origins: signedInAsAdmin.origins.map(({ origin }) => ({
      origin,
      localStorage: [...storedOf(signedInAs(demo.name)), ...storedOf(signedInAsAdmin)],
    })),
  },
});

/** What axe finds in each theme; the themes differ in colours alone, so one load serves both. */
async function violationsIn(page: Page): Promise<unknown[]> {
  // Legacy: without the blank tab in which axe puts the results of frames together, as there are no frames. Half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const found: unknown[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await axe.analyze();
    found.push(...violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)]));
  }
  return found;
}

for (const path of paths) {
  test(`${path}: axe finds nothing in either theme, and it does not scroll sideways, not at 320 px either`, async ({
    site,
    page,
  }) => {
    await site.open(path);
    expect.soft(await violationsIn(page)).toEqual([]);
    for (const width of [page.viewportSize()?.width ?? 0, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const [content, window] = await page.evaluate(
        () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
      );
      expect(content).toBeLessThanOrEqual(window);
    }
  });
}

for (const path of ['/nowhere', '/admin/orders/edit/nobody']) {
  test(`${path}: axe finds nothing where nothing is`, async ({ site, page, problems }) => {
    problems.expect(/404/);
    await site.open(path);
    expect(await violationsIn(page)).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import { demo, expect, serveAvatar, signedInAs, signedInAsAdmin, test } from '../../../helpers/site.ts';

// Other widths: templates.spec.ts.

const pages = [
  { path: '/', session: undefined },
  { path: '/services#fab', session: undefined },
  { path: '/cart', session: undefined },
  { path: '/login', session: undefined },
  { path: '/resources/technical-capabilities/pcb-b', session: undefined },
  { path: '/resources/faq/general', session: undefined },
  { path: '/orders', session: signedInAs(demo.name) },
  { path: '/admin/orders', session: signedInAsAdmin },
  { path: '/admin/orders/edit/%231234', session: signedInAsAdmin },
] as const;

/** The relative luminance of a colour of the page: 0 is black, 1 is white. */
const luminance = (page: Page, selector: string, property: 'color' | 'backgroundColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const context = document.createElement('canvas').getContext('2d')!;
      context.fillStyle = getComputedStyle(element)[name];
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    }, property);

/** Focuses the first controls of the page. Returns the controls that are then outside the window or under a sticky bar. */
function coveredControls(): string[] {
  const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  const isCovered = (control: HTMLElement) => {
    control.focus();
    if (document.activeElement !== control) return false;
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    for (let above = hit; above; above = above.parentElement) {
      if (isBar(above) && !above.contains(control)) return true;
    }
    return hit === null;
  };
  return [...document.querySelectorAll<HTMLElement>('main a[href], main button, main input')]
    .slice(0, 30)
    .filter(isCovered)
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

for (const { path, session } of pages) {
  test.describe(path, () => {
    test.use({ storageState: session });
    test.beforeEach(({ context }) => serveAvatar(context));

    test('a page printed in the dark theme, of the system or chosen, has white paper and dark text', async ({
      site,
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await site.open(path);
      expect(await luminance(page, 'body', 'backgroundColor')).toBeLessThan(0.2);
      for (const theme of ['system', 'dark']) {
        if (theme === 'dark') await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        expect(await luminance(page, 'html', 'backgroundColor'), theme).toBeGreaterThan(0.9);
        expect(await luminance(page, 'body', 'backgroundColor'), theme).toBeGreaterThan(0.9);
        expect(await luminance(page, 'body', 'color'), theme).toBeLessThan(0.3);
        await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      }
    });

    test('at 400 % zoom of 1280 by 1024, nothing scrolls sideways, and bars do not cover the heading or the focus', async ({
      site,
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await site.open(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      // Fails if anything covers it.
      await site.title.click({ trial: true });
      expect(await page.evaluate(coveredControls)).toEqual([]);
    });
  });
}

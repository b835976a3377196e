import type { Locator, Page } from '@playwright/test';
import { boardZip } from '../../helpers/boardZip.ts';
import { expect, test } from '../../helpers/site.ts';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not on the page.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const form = (page: Page) => page.getByRole('form', { name: 'Rigid boards' });
const name = (page: Page) => page.getByRole('textbox', { name: 'PCB Name' });
const group = (page: Page, label: string) => page.getByRole('radiogroup', { name: label });

test.describe('at 1440 px', () => {
  test('used files take at most 240 px, and one picture can be zoomed', async ({ site, page }) => {
    await site.open('/services#fab');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Read Gerber files' }).click();
    await (await chooser).setFiles(boardZip);
    await page.getByRole('button', { name: 'Use these figures' }).click();
    await expect(page.getByRole('button', { name: 'Show all of your files' })).toBeFocused();
    expect((await boxOf(page.getByRole('region', { name: 'Your files', exact: true }))).height).toBeLessThanOrEqual(
      240,
    );
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect((await boxOf(name(page))).y).toBeLessThanOrEqual(700);
    await expect(page.getByRole('group', { name: 'Zoom' })).toHaveCount(1);
  });

  test('the form has 560 px, the drawing has the rest, and there are no gaps below fields', async ({ site, page }) => {
    await site.open('/services#fab');
    const drawing = await boxOf(page.getByRole('region', { name: 'To scale, from your numbers' }));
    expect((await boxOf(form(page))).width).toBeGreaterThanOrEqual(560);
    expect(drawing.width).toBeGreaterThanOrEqual(360);
    // The field with the longest help of the row.
    const [assembly, unit] = [await boxOf(group(page, 'PCB Assembly')), await boxOf(group(page, 'Dispatch Unit'))];
    expect(assembly.y).toBe(unit.y);
    expect(Math.abs(assembly.bottom - unit.bottom)).toBeLessThanOrEqual(40);
  });
});

for (const width of [1440, 390]) {
  test(`an explanation does not cover its field at ${width} px`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await site.open('/services#fab');
    const button = page.getByRole('button', { name: /^About panels/ });
    await button.click();
    const [dialog, field] = [await boxOf(page.getByRole('dialog')), await boxOf(group(page, 'Dispatch Unit'))];
    expect(dialog.y >= field.bottom || dialog.bottom <= field.y).toBe(true);
  });
}

for (const width of [390, 320]) {
  test(`at ${width} px the drawing is above the form, the bar is low, without a gap`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 640 });
    await site.open('/services#fab');
    expect((await boxOf(page.getByRole('button', { name: 'Drawing to scale' }))).bottom).toBeLessThan(
      (await boxOf(name(page))).y,
    );
    const open = page.getByRole('button', { name: 'Price summary' });
    expect((await boxOf(open.locator('..'))).height).toBeLessThanOrEqual(64);
    const price = page.getByRole('region', { name: 'Price summary' });
    const bottomOfForm = await form(page).evaluate(
      (element) => element.parentElement!.getBoundingClientRect().bottom + scrollY,
    );
    const topOfPrice = await price.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(topOfPrice - bottomOfForm).toBeLessThanOrEqual(32);
    await price.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Add to Cart' }).scrollIntoViewIfNeeded();
    await expect(open).not.toBeInViewport();
  });
}

test('the list of tabs does not dim the selected tab at 320 px', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await site.open('/services#fab');
  const tab = page.getByRole('tab', { selected: true });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shown = await tab.screenshot();
  await page
    .getByRole('tablist')
    .first()
    .evaluate((list) => {
      list.style.maskImage = 'none';
    });
  expect(shown.equals(await tab.screenshot())).toBe(true);
});

import type { Page } from '@playwright/test';
import { demo, expect, serveAvatar, signedInAs, signedInAsAdmin, test } from '../../helpers/site.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const services = ['fab', 'flex', 'source', 'layout', 'stencil'].map((tab) => `/services#${tab}`);

const pagesWithFields = [
  {
    who: 'a visitor',
    state: {},
    paths: [
      '/products',
      '/reach-out',
      '/cart',
      '/login',
      '/register',
      '/admin/login',
      '/components/impedance-controlled-standard-build-ups',
      '/resources/panel-guidelines',
      '/resources/faq/general',
      ...services,
    ],
  },
  {
    who: 'a customer',
    state: { storageState: signedInAs(demo.name) },
    paths: ['/orders', '/orders/shipped', '/queries', '/invoices', '/quotations', '/inquiries'],
  },
  {
    who: 'the administrator',
    state: { storageState: signedInAsAdmin },
    paths: [
      '/admin/users',
      '/admin/orders',
      '/admin/services',
      '/admin/inquiries',
      '/admin/quotations',
      '/admin/settings',
      '/admin/orders/edit/%231234',
    ],
  },
];

/** Types into each text field, valid and invalid, and expects it where it was before, also when later work is done. */
async function expectStillFields(page: Page) {
  const fields = page
    .getByRole('main')
    .locator(':is(input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), textarea):visible');
  await expect(fields.first()).toBeEditable();
  // The network can be idle before the page asks for the code of its forms, which would take the place of the first field.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const field of await fields.all()) {
    if (!(await field.isEditable())) continue;
    await field.focus();
    await field.scrollIntoViewIfNeeded();
    const before = await field.boundingBox();
    for (const key of ['1', 'm', 'q']) {
      await page.keyboard.press(key);
      // What waits for a pause of the typing.
      await page.clock.fastForward(1000);
      expect
        .soft(await field.boundingBox(), `${await field.evaluate((input) => input.outerHTML)} after ${key}`)
        .toEqual(before);
    }
  }
}

for (const { who, state, paths } of pagesWithFields) {
  test.describe(who, () => {
    test.use(state);
    for (const path of paths) {
      for (const { width, height } of sizes) {
        test(`no field of ${path} moves at ${width} px while ${who} types in it`, async ({ site, page, context }) => {
          await serveAvatar(context);
          await page.setViewportSize({ width, height });
          await site.open(path);
          await expectStillFields(page);
        });
      }
    }
  });
}

for (const path of services) {
  test(`each price of the matrix of ${path} is in sight at 390 px`, async ({ site, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await site.open(path);
    await page.getByRole('button', { name: 'What makes up this price' }).click();
    await page.getByRole('tab', { name: 'All prices' }).click();
    const matrix = page.getByRole('table', { name: /^Prices by/ });
    await matrix.scrollIntoViewIfNeeded();
    const outside = await matrix.getByRole('button').evaluateAll((prices) => {
      const boxes = prices.map((price) => price.getBoundingClientRect());
      return boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length;
    });
    expect(await matrix.getByRole('button').count()).toBeGreaterThan(0);
    expect(outside).toBe(0);
    expect(await matrix.evaluate(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth)).toBe(0);
  });
}

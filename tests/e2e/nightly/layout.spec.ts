import type { Locator, Page } from '@playwright/test';
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

/** Types into each text field, valid and invalid, and expects that it stays in place, even after deferred work. */
async function expectStillFields(page: Page) {
  const fields = page
    .getByRole('main')
    .locator(':is(input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), textarea):visible');
  await expect(fields.first()).toBeEditable();
  // The network can be idle before the page requests the code of its forms, which would move the first field.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const field of await fields.all()) {
    if (!(await field.isEditable())) continue;
    await field.focus();
    await field.scrollIntoViewIfNeeded();
    const before = await field.boundingBox();
    for (const key of ['1', 'm', 'q']) {
      await page.keyboard.press(key);
      // Runs the work that waits for a pause in typing.
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
  test(`each price of the matrix of ${path} is visible at 390 px`, async ({ site, page }) => {
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

/** The distance in pixels between the middle of each chevron and the middle of the first line of its title. */
const chevronOffsets = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.map((button) => {
      const line = document.createRange();
      line.selectNodeContents(button.querySelector('span') ?? button);
      const [text, icon] = [line.getClientRects()[0], button.querySelector('svg')?.getBoundingClientRect()];
      const middle = (box: DOMRect | undefined) => (box ? box.top + box.height / 2 : NaN);
      return Math.abs(middle(text) - middle(icon));
    }),
  );

test('the chevrons of expandable titles are in the middle of their line, even in the menu of a phone', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open('/resources/faq/general');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const inMenu = await chevronOffsets(menu.getByRole('heading').getByRole('button'));
  const inPage = await chevronOffsets(page.locator('main h2 button[aria-expanded]'));
  expect([inMenu.length, inPage.length].every((count) => count >= 4)).toBe(true);
  expect(Math.max(...inMenu, ...inPage)).toBeLessThanOrEqual(1);
});

/** The colour of main actions in a part of the page. */
const goldIn = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--pcb-color-highlight)';
    document.querySelector(selector)?.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, part);

/** The visible buttons of this colour in the page and its header. */
const buttonsInSight = (page: Page, colour: string) =>
  page.evaluate(
    (gold) =>
      [...document.querySelectorAll('header a, main :is(a, button)')]
        .filter((button) => getComputedStyle(button).backgroundColor === gold && button.checkVisibility())
        .filter((button) => {
          const { top, bottom } = button.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        })
        .map(({ textContent }) => textContent),
    colour,
  );

test('one visible button has the colour of main actions, which is the same on dark sections', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/404/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.open('/');
  const gold = await goldIn(page, 'body');
  expect(await goldIn(page, 'main section')).toBe(gold);
  for (const [path, name] of [
    ['/', 'Instant Quote'],
    ['/services#fab', 'Add to Cart'],
    ['/cart', 'Proceed to Checkout'],
    ['/nowhere', 'Back to the home page'],
    ['/resources/panel-guidelines', 'Instant Quote'],
  ] as const) {
    await site.open(path);
    await expect.poll(() => buttonsInSight(page, gold), path).toEqual([name]);
  }
});

// Media queries follow the text size of the browser, not of the page: larger text gets the layout of a phone.
test('forms do not scroll sideways if the browser’s text is twice as large', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 1280, height: 900 } });
  for (const path of services) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.locator('main form').first()).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(1280);
  }
  await browser.close();
});

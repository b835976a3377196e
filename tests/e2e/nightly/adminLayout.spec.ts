import { adminPages, expect, serveAvatar, signedInAsAdmin, test } from '../../helpers/site.ts';

test.use({ storageState: signedInAsAdmin });
test.beforeEach(({ context }) => serveAvatar(context));

const unknownUser = '/admin/users/edit/nobody';

for (const [kind, paths] of [
  ['page of the menu', adminPages.map(({ path }) => path)],
  ['edit page', ['/admin/orders/edit/%231234', unknownUser]],
] as const)
  test(`every ${kind} has its title at the same place and in the same size, and solid buttons in one colour`, async ({
    site,
    page,
    problems,
  }) => {
    const titles = new Set<string>();
    const fills = new Set<string>();
    for (const path of paths) {
      if (path === unknownUser) problems.expect(/404/);
      await site.open(path);
      const { x, y } = (await site.title.boundingBox())!;
      titles.add(`${x} ${y} ${await site.title.evaluate((title) => getComputedStyle(title).fontSize)}`);
      const backgrounds = await page
        .getByRole('main')
        .locator('button:not([role="combobox"])')
        .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
      for (const background of backgrounds) if (background !== 'rgba(0, 0, 0, 0)') fills.add(background);
    }
    expect([...titles]).toHaveLength(1);
    expect([...fills]).toHaveLength(1);
  });

test('a list fills the window, and only its table scrolls; the row height is remembered', async ({ site, page }) => {
  await site.open('/admin/orders');
  const table = page.getByRole('table', { name: 'Orders' });
  const scrolling = await table.evaluate((element) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const box = element.parentElement!;
    return { page: scrollHeight - clientHeight, table: box.scrollHeight > box.clientHeight };
  });
  expect(scrolling).toEqual({ page: 0, table: true });
  expect((await table.boundingBox())?.y).toBeLessThan(160);
  await page.getByRole('radio', { name: 'Comfortable' }).check({ force: true });
  const row = page.getByRole('row', { name: '#1234' });
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(40);
  await page.reload();
  await site.passSplash();
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(40);
});

test('at 1024 px the totals and the buttons of the rows are in the window', async ({ site, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await site.open('/admin/orders');
  for (const inRow of [
    page.getByRole('cell', { name: '₹9,000' }).first(),
    page.getByRole('link', { name: 'Edit #1234' }),
  ])
    await expect(inRow).toBeInViewport({ ratio: 1 });
});

const lists = ['users', 'orders', 'services', 'inquiries', 'quotations'] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const list of lists) {
    test(`the first row of ${list} is within 300 px of the top, and the top bar is one line`, async ({
      site,
      page,
    }) => {
      await site.open(`/admin/${list}`);
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
      expect((await row.first().boundingBox())?.y).toBeLessThanOrEqual(300);
      const menu = await page.getByRole('button', { name: 'Admin', exact: true }).boundingBox();
      const search = await page.getByRole('searchbox', { name: 'Search', exact: true }).boundingBox();
      expect(Math.abs(menu!.y + menu!.height / 2 - (search!.y + search!.height / 2))).toBeLessThanOrEqual(1);
    });
  }
});

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const list of ['orders', 'quotations'] as const) {
    test(`the search of ${list} is wider than that of the top bar`, async ({ site, page }) => {
      await site.open(`/admin/${list}`);
      const own = await page.getByRole('searchbox', { name: `Search ${list}` }).boundingBox();
      const top = await page.getByRole('searchbox', { name: 'Search', exact: true }).boundingBox();
      expect(own!.width).toBeGreaterThan(top!.width);
    });
  }

  test('every name of a service is on one line', async ({ site, page }) => {
    await site.open('/admin/services');
    const name = page.getByText('PCB Fabrication, 2 layer', { exact: true });
    await expect(name).toBeVisible();
    const lines = (text: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getClientRects().length;
    };
    expect(await name.evaluate(lines)).toBe(1);
  });
});

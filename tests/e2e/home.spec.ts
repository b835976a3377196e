import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/site.ts';

const services = ['PCB Layout', 'PCB Fabrication', 'PCB Assembly', 'PCB Stencil', 'Component Sourcing'];

test('[H-01] [H-02] [H-03] the quick quote has five tabs, whose buttons show a toast', async ({ site, page }) => {
  await site.open('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('tab')).toHaveText(services);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Layout');
  for (const service of services) {
    await page.getByRole('tab', { name: service, exact: true }).click();
    await main.getByRole('button', { name: 'Instant Quote' }).click();
    await expect(site.toast).toContainText(`Instant Quote for ${service} we are alphianz`);
  }
  await main.getByRole('button', { name: 'Inquire Now' }).click();
  await expect(site.toast).toContainText('🚧 Inquire Now we are alphianz 🚀');
  await expect(page).toHaveURL('/');
});

test('the prerendered drawing stays as it is, and another tab draws its own', async ({ site, page }) => {
  const generators: string[] = [];
  page.on('request', (request) => {
    if (/\/board-[^/]*\.js$/.test(request.url())) generators.push(request.url());
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

test('the rigid form opens with the board size typed in the quick quote', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('tab', { name: 'PCB Fabrication' }).click();
  const width = page.getByRole('textbox', { name: 'Board Size X (mm)' });
  await width.fill('62.5');
  await page.getByRole('link', { name: 'Full fabrication form' }).click();
  await expect(site.title).toHaveText('Services');
  await expect(width).toHaveValue('62.5');
});

test('[R-03] [H-05] an industry tile opens a page that shows its full name and preselects it', async ({
  site,
  page,
}) => {
  await site.open('/');
  await page.getByRole('link', { name: 'Research & Development' }).click();
  await expect(site.title).toHaveText('Reach out about Research & Development');
  expect(new URL(page.url()).searchParams.get('topic')).toBe('Research & Development');
  const field = page.getByRole('combobox', { name: 'Your industry' });
  await expect(field).toHaveText(/Research & Development/);
  await field.click();
  await page.getByRole('option', { name: 'Railways' }).click();
  await expect(site.title).toHaveText('Reach out about Railways');
  await page.goBack();
  await expect(page).toHaveURL('/');
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

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

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`the button of the quick quote is on the first screen at ${width} × ${height}`, async ({ site, page }) => {
    await page.setViewportSize({ width, height });
    await site.open('/');
    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Instant Quote' })).toBeInViewport({
      ratio: 1,
    });
  });
}

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

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

test('the quick quote has a price without its code, and a ship date when it comes into view', async ({
  site,
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await site.open('/');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('₹9,617')).toBeVisible();
  await expect(panel.getByText('Sample price with tax, 7 working days')).toBeVisible();
  expect(requests.join(' ')).not.toMatch(/LivePrice-[^ ]*\.js/);
  await panel.hover();
  await expect(panel.getByText(/Sample price with tax, ships by \w{3} \d+ \w{3}$/)).toBeVisible();
});

test('the rigid form opens with the size and the quantity typed in the quick quote', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('tab', { name: 'PCB Fabrication' }).click();
  const width = page.getByRole('textbox', { name: 'Board Size X (mm)' });
  await width.fill('62.5');
  await page.getByRole('textbox', { name: 'PCB Qty' }).fill('25');
  await page.getByRole('link', { name: 'Full fabrication form' }).click();
  await expect(site.title).toHaveText('Services');
  await expect(width).toHaveValue('62.5');
  await expect(page.getByRole('textbox', { name: 'PCB Qty (pcs)' })).toHaveValue('25');
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

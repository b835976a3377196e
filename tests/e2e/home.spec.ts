import { expect, test } from './site.ts';

const services = ['PCB Layout', 'PCB Fabrication', 'PCB Assembly', 'PCB Stencil', 'Component Sourcing'];

test('[H-01] the quick quote has five tabs and begins with PCB Layout', async ({ site, page }) => {
  await site.open('/');
  await expect(page.getByRole('tab')).toHaveText(services);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('PCB Layout');
});

test('[H-02] Instant Quote shows a toast that names the tab', async ({ site, page }) => {
  await site.open('/');
  for (const service of services) {
    await page.getByRole('tab', { name: service, exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: 'Instant Quote' }).click();
    await expect(site.toast).toContainText(`Instant Quote for ${service} we are alphianz`);
  }
  await expect(page).toHaveURL('/');
});

test('[H-03] Inquire Now shows a placeholder toast', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('main').getByRole('button', { name: 'Inquire Now' }).click();
  await expect(site.toast).toContainText('🚧 Inquire Now we are alphianz 🚀');
});

test('[H-05] an industry leads to /reach-out with its whole name', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('link', { name: 'Research & Development' }).click();
  await expect(page).toHaveURL(/\/reach-out\?topic=/);
  expect(new URL(page.url()).searchParams.get('topic')).toBe('Research & Development');
});

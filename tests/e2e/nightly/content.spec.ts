import { expect, test } from '../../helpers/site.ts';

test('keeps the unit of lengths chosen on a phone', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open('/resources/technical-capabilities#stencil');
  const stencil = page.getByRole('table', { name: 'Stencil' });
  await stencil.getByRole('radio', { name: 'mil' }).check({ force: true });
  await expect(stencil.getByRole('cell', { name: '3.94–5.91' })).toBeVisible();
  await expect(stencil.getByRole('cell', { name: '0.10–0.15' })).toBeHidden();
  await site.open('/blogs/2');
  await expect(
    page.getByRole('table', { name: /^A 50/ }).getByRole('columnheader', { name: 'Width mil' }),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'mil' }).first()).toBeChecked();
});

test('[A-02] Get Instant Quote shows the unwired toast', async ({ site, page }) => {
  await site.open('/about');
  await page.getByRole('button', { name: 'Get Instant Quote' }).click();
  await expect(site.toast).toContainText('🚧 Get Instant Quote we are alphianz 🚀');
});

import { expect, test } from '../../helpers/site.ts';

test('[C-06] six generic components, with a button that only shows the unwired toast', async ({ site, page }) => {
  await site.open('/components/generic');
  const buttons = page.getByRole('button', { name: 'Add to Cart' });
  await expect(buttons).toHaveCount(6);
  await buttons.first().click();
  await expect(site.toast).toContainText('Add-to-Cart not wired yet');
});

test('[C-08] each certificate is a small PDF marked as a sample', async ({ site, page }) => {
  await site.open('/components/certifications');
  const links = page.getByRole('main').getByRole('link', { name: /^Download/ });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
    const body = await response.body();
    expect(body.length).toBeLessThan(10_000);
    expect(body.toString('latin1')).toMatch(/^%PDF-1[^]*SAMPLE[^]*%%EOF/);
  }
});

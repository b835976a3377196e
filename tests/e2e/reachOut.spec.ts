import { expect, test } from './site.ts';

test('[R-03] [H-05] an industry tile leads to a page that names the industry and preselects it', async ({
  site,
  page,
}) => {
  await site.open('/');
  await page.getByRole('link', { name: 'Research & Development' }).click();
  await expect(site.title).toHaveText('Reach out about Research & Development');
  await expect(page.getByRole('combobox', { name: 'Your field' })).toHaveText(/Research & Development/);
  await page.getByRole('combobox', { name: 'Your field' }).click();
  await page.getByRole('option', { name: 'Railways' }).click();
  await expect(site.title).toHaveText('Reach out about Railways');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

const odd: [string, string, RegExp][] = [
  ['markup', '?topic=%3Cscript%3Ealert(1)%3C%2Fscript%3E', /^Reach out about <script>alert\(1\)<\/script>$/],
  ['nothing', '?topic=', /^Reach out$/],
  ['the same twice', '?topic=Railways&topic=Medical', /^Reach out about Railways$/],
  ['percent signs that do not decode', '?topic=100%25%E0%A4%A', /^Reach out about 100%/],
  ['10 kB', `?topic=${'x'.repeat(10_000)}`, /^Reach out about x{79}…$/],
];

for (const [name, query, heading] of odd) {
  test(`[R-03] a topic of ${name} is plain text`, async ({ site }) => {
    await site.open(`/reach-out${query}`);
    await expect(site.title).toHaveText(heading);
  });
}

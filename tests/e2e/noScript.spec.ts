import { faqGeneralContent } from '../../packages/screens/src/content/pages/faqGeneral.content.ts';
import { processSteps } from '../../packages/screens/src/content/pages/manufacturingProcess.content.ts';
import { expect, test } from '../helpers/site.ts';

// builtPages.spec.ts reads the HTML of every page; here a browser without JavaScript opens one page of each kind.
test.use({ javaScriptEnabled: false });

for (const { path, heading } of [
  { path: '/', heading: 'Printed circuit boards, from schematic to solder' },
  { path: '/resources/design-guidelines', heading: 'PCB design guidelines' },
]) {
  test(`[S-01] without scripts ${path} shows its content without a splash`, async ({ page, site }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(site.splash).toBeHidden();
    // A click fails if anything covers the heading.
    await page.getByRole('heading', { level: 1 }).click();
  });
}

test('[C-05] without scripts the process is a list of its steps', async ({ page }) => {
  await page.goto('/pcb-manufacturing-process');
  await expect(page.getByRole('group', { name: 'Walk through the steps' })).toBeHidden();
  for (const { title } of processSteps) await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('[R-08] a redirect works without scripts', async ({ page }) => {
  await page.goto('/services/pcb-fabrication');
  await expect(page).toHaveURL('/services#fab');
});

test('[R-13] without scripts an unknown path shows the 404 page', async ({ page, site, problems }) => {
  problems.expect(/404/);
  await page.goto('/nowhere');
  await expect(page).toHaveTitle('Page Not Found');
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  await expect(site.splash).toBeHidden();
});

test('[U-08] without scripts a guarded page says that it needs JavaScript', async ({ page, site }) => {
  await page.goto('/dashboard');
  // Found by tag, because Playwright's search by text ignores <noscript>.
  await expect(page.locator('noscript p').first()).toHaveText(/^This page needs JavaScript\./);
  await expect(page.locator('noscript p').first()).toBeVisible();
  await expect(site.title).toHaveCount(0);
  await expect(site.splash).toBeHidden();
});

test('[C-03] without scripts the FAQ shows every answer', async ({ page }) => {
  const answers = faqGeneralContent.items.flatMap(({ answer }) => answer);
  await page.goto('/resources/faq/general');
  const paragraphs = page.locator('noscript p');
  await expect(paragraphs).toHaveText(answers);
  for (const paragraph of await paragraphs.all()) await expect(paragraph).toBeVisible();
});

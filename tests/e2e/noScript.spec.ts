import { faqGeneralContent } from '../../packages/screens/src/content/pages/faqGeneral.content.ts';
import { processSteps } from '../../packages/screens/src/content/pages/manufacturingProcess.content.ts';
import { expect, test } from '../helpers/site.ts';

// builtPages.spec.ts reads the HTML of every page; here a browser without JavaScript shows the pages that scripts change.
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

test('[C-03] without scripts the FAQ shows every answer', async ({ page }) => {
  const answers = faqGeneralContent.items.flatMap(({ answer }) => answer);
  await page.goto('/resources/faq/general');
  const paragraphs = page.locator('noscript p');
  await expect(paragraphs).toHaveText(answers);
  for (const paragraph of await paragraphs.all()) await expect(paragraph).toBeVisible();
});

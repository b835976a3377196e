import { demo, expect, signedInAs, test } from '../../helpers/site.ts';

test.use({ storageState: signedInAs(demo.name) });

test('[U-08] a customer opens the dashboard on a full load, which downloads its code', async ({ site, page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await site.open('/dashboard');
  await expect(site.title).toHaveText(`Hello, ${demo.name}`);
  await expect(page).toHaveTitle('Dashboard · alphianz');
  // tests/e2e/guard.spec.ts looks for the same file name.
  expect(requested.filter((path) => /dashboard-/i.test(path)).length).toBeGreaterThan(0);
});

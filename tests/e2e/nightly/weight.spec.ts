import type { BrowserContext } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../../helpers/builtPages.ts';
import { scriptsWith } from '../../helpers/builtScripts.ts';
import { demo, expect, serveAvatar, signedInAs, signedInAsAdmin, test } from '../../helpers/site.ts';

const kilobytes = 1000;
/**
 * Script of a page until the network is idle, in kB, compressed with brotli. Rounded up to half a kB or more: each build
 * names its files anew, which moves the sizes by some bytes.
 */
const budgets = {
  '/': 168.7,
  '/services': 228.1,
  '/cart': 172.4,
  '/login': 138.9,
  '/register': 139.1,
  '/about': 158.9,
  '/products': 170.6,
  '/resources/technical-capabilities': 163.6,
  '/resources/faq/general': 164.8,
};
const guardedLists = [
  { path: '/orders', storageState: signedInAs(demo.name), budget: 237 },
  { path: '/admin/orders', storageState: signedInAsAdmin, budget: 243.5 },
];

/** The scripts that a page requests until the network is idle. */
async function scriptsOf(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.map((name) => new URL(name).pathname).filter((file) => file.endsWith('.js'));
}

const sizeOf = (scripts: readonly string[]) =>
  [...new Set(scripts)].reduce((sum, script) => sum + statSync(join(siteFolder, `${script}.br`)).size, 0) / kilobytes;

test('[G-03] the first load of a page stays within its script budgets and includes no guarded code', async ({
  context,
}) => {
  // By texts of the admin area and the customer pages, and by the chunk names of lazily loaded parts.
  const guarded = scriptsWith(['Order Trends', 'Save Settings', 'Personal Details']);
  const isGuarded = (script: string) => guarded.has(script) || /dashboard|admin|(?:UserMenu|MobileMenu)-/i.test(script);
  const loads = await Promise.all(
    Object.entries(budgets).map(async ([path, budget]) => ({ path, budget, scripts: await scriptsOf(context, path) })),
  );
  for (const { path, budget, scripts } of loads) {
    expect.soft(sizeOf(scripts), `kB of script on ${path}`).toBeLessThanOrEqual(budget);
    expect.soft(scripts.filter(isGuarded), path).toEqual([]);
  }
});

for (const { path, storageState, budget } of guardedLists) {
  test.describe('signed in', () => {
    test.use({ storageState });

    test(`the first load of ${path} stays within its script budget`, async ({ context }) => {
      await serveAvatar(context);
      expect(sizeOf(await scriptsOf(context, path))).toBeLessThanOrEqual(budget);
    });
  });
}

test('a board is shown with 26 kB of script for its worker, and the code that measures copper loads later', () => {
  const worker = readdirSync(join(siteFolder, 'assets')).filter((name) => /^boardFiles\.worker-[\w-]+\.js$/.test(name));
  expect(worker).toHaveLength(1);
  expect(sizeOf(worker.map((name) => `assets/${name}`))).toBeLessThanOrEqual(26);
});

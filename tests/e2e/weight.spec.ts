import type { BrowserContext } from '@playwright/test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../helpers/builtPages.ts';
import { scriptsWith } from '../helpers/builtScripts.ts';
import { expect, test } from '../helpers/site.ts';

const kilobytes = 1000;
/** Script per page in kB, compressed with brotli. */
const budgets = {
  '/': 156,
  '/services': 193,
  '/cart': 172,
  '/login': 160,
  '/register': 160,
  '/about': 145,
  '/products': 162,
  '/resources/technical-capabilities': 145,
  '/resources/faq/general': 165,
};

/** The scripts that a page requests until the network is idle. */
async function scriptsOf(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return [...scripts];
}

const sizeOf = (scripts: readonly string[]) =>
  scripts.reduce((sum, script) => sum + statSync(join(siteFolder, `${script}.br`)).size, 0) / kilobytes;

test('[G-03] the first load of a page stays within its script budget and includes no guarded code', async ({
  context,
}) => {
  // By texts of the admin area and the customer pages, and by the chunk names of lazily loaded parts.
  const guarded = scriptsWith(['Order Trends', 'Save Settings', 'Personal Details']);
  const isGuarded = (script: string) => guarded.has(script) || /dashboard|admin|UserMenu|MobileMenu/i.test(script);
  const loads = await Promise.all(
    Object.entries(budgets).map(async ([path, budget]) => ({ path, budget, scripts: await scriptsOf(context, path) })),
  );
  for (const { path, budget, scripts } of loads) {
    expect(scripts.length, path).toBeGreaterThan(0);
    expect.soft(sizeOf(scripts), `kB of script on ${path}`).toBeLessThanOrEqual(budget);
    expect.soft(scripts.filter(isGuarded), path).toEqual([]);
  }
});

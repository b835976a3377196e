import { statSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './builtPages.ts';
import { scriptsWith } from './builtScripts.ts';
import { expect, test } from './site.ts';

const kilobytes = 1000;
const budgets = {
  '/': 150,
  '/services': 190,
  '/cart': 170,
  '/login': 160,
  '/register': 160,
  '/about': 145,
  '/products': 160,
  '/resources/technical-capabilities': 145,
  '/resources/faq/general': 165,
};

for (const [path, budget] of Object.entries(budgets)) {
  test(`[G-03] the first load of ${path} brings at most ${budget} kB of script, and none of a guarded page`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = [...scripts].map((script) => statSync(join(siteFolder, `${script}.br`)).size);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget * kilobytes);
    // Words of the admin area, of the customer's pages, of the menu of a customer and of the menu of a phone.
    const guarded = scriptsWith(['Order Trends', 'Save Settings', 'Personal Details']);
    expect([...scripts].filter((script) => guarded.has(script))).toEqual([]);
    expect([...scripts].filter((script) => /dashboard|admin|UserMenu|MobileMenu/i.test(script))).toEqual([]);
  });
}

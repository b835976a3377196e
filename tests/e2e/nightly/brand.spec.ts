import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand, browserBrand } from '../../../apps/site/src/brand.ts';
import type * as Site from '../../../apps/site/src/prerender/prerender.tsx';
import { secondBrand } from '../../../packages/screens/src/fixtures/brand.ts';
import { expect, test } from '../../helpers/site.ts';

/** All texts in a brand, including nested ones. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

test('a site with another brand does not show ours on any page', async () => {
  // Slow, because it renders every page of the site.
  test.slow();
  const server = pathToFileURL(join(import.meta.dirname, '../../../.cache/site-server/prerender.js'));
  const { createPrerender, publicPaths: paths } = (await import(server.href)) as typeof Site;
  const site = createPrerender(secondBrand);
  const pages = [
    ...(await Promise.all([...paths, '/404'].map(async (path) => ({ path, ...(await site.renderPage(path)) })))),
    ...(await site.guardedPages()),
    ...(await site.redirectingPages()),
    ...Object.entries(site.sharedFiles()).map(([path, text]) => ({ path, text })),
    { path: 'index.html', html: readFileSync('apps/site/index.html', 'utf8') },
  ];
  const shared = textsIn(secondBrand);
  const ours = textsIn([brand, browserBrand]).filter((text) => !shared.includes(text));
  const traces = pages.flatMap((page) =>
    ours.filter((text) => JSON.stringify(page).includes(text)).map((text) => `${page.path}: ${text}`),
  );
  expect(pages.length).toBeGreaterThan(80);
  expect(traces).toEqual([]);
});

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brand } from '../../apps/site/src/brand.ts';
import type * as Site from '../../apps/site/src/server/prerender.tsx';
import { curve, markdownTable } from './markdown.ts';
import { median, rounded } from './statistics.ts';

const pageCounts = [10, 100, 1000];
const compressedPages = 10;
const serverFile = join(import.meta.dirname, '../../.cache/site-server/prerender.js');

async function inMilliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** What a page adds to the build of the site, measured in this process. */
export async function prerendering(): Promise<string> {
  const { createPrerender, publicPaths } = (await import(pathToFileURL(serverFile).href)) as typeof Site;
  const site = createPrerender(brand);
  /** The public pages come round again as often as needed. */
  const render = (index: number) => site.renderPage(publicPaths[index % publicPaths.length] ?? '/');

  // React and the engine warm up meanwhile.
  const compressing: number[] = [];
  for (let index = 0; index < compressedPages; index += 1) {
    const { html } = await render(index);
    compressing.push(await inMilliseconds(() => Promise.all([promisify(brotliCompress)(html), promisify(gzip)(html)])));
  }

  const results: { count: number; total: number }[] = [];
  for (const count of pageCounts) {
    const total = await inMilliseconds(async () => {
      for (let index = 0; index < count; index += 1) await render(index);
    });
    results.push({ count, total });
  }
  const points = results.map(({ count, total }) => ({ at: `${count} pages`, value: total / 1000 }));
  return `Routes against build time: pages of the site, rendered one after another in one process. Compressing a page takes another
${rounded(median(compressing))} ms, with all cores at once; its preview picture is not included.

${markdownTable(
  ['pages', 'seconds', 'ms per page'],
  results.map(({ count, total }) => [String(count), rounded(total / 1000), rounded(total / count)]),
)}

${curve('s', [{ name: 'seconds', points }], rounded)}`;
}

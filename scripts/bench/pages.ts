import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright';
import { createSiteServer } from '../preview/siteServer.ts';
import { ensureBrowser } from '../shared/findBrowser.ts';
import { inKilobytes, markdownTable, median, ratio, withQuartiles } from './figures.ts';

const paths = [
  '/',
  '/services',
  '/resources/technical-capabilities',
  '/login',
  '/components/impedance-controlled-standard-build-ups',
  '/admin/orders',
  '/admin/dashboard',
  '/dashboard',
  '/orders',
];
const rounds = 5;

/** A mid-range phone on slow 4G, as in Lighthouse; latency in ms, throughput in bytes per second. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowdown = 4;

function collectEntries() {
  const entries: PerformanceEntry[] = [];
  Object.assign(window, { entries });
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask', 'paint'])
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
}

function readLoad() {
  const { entries } = window as unknown as { entries: (PerformanceEntry & { value: number })[] };
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const loaded = (end: RegExp) => resources.filter(({ name }) => end.test(name));
  const bytes = (files: readonly PerformanceResourceTiming[]) =>
    files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return {
    fcp: ofType('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    lcp: ofType('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    // Counts from the start, because until the first paint the visitor waits for the same thread.
    blocking: ofType('longtask').reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: ofType('layout-shift').reduce((sum, { value }) => sum + value, 0),
    script: bytes(loaded(/\.js$/)),
    scripts: loaded(/\.js$/).length,
    style: bytes(loaded(/\.css$/)),
  };
}

async function load(browser: Browser, url: string, blocked: boolean) {
  const page = await browser.newPage(phone);
  // tsx passes functions through this helper to keep their names. The page needs it for functions that run there.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(collectEntries);
  await page.addInitScript(() => {
    localStorage.setItem('adminAuthenticated', 'true');
    localStorage.setItem('loggedInUser', JSON.stringify({ name: 'Anjali Menon' }));
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (blocked) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  // A page that is not prerendered requests its code late.
  if (!blocked) await page.locator('main input, main h2, main [role="row"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const result = await page.evaluate(readLoad);
  await page.context().close();
  return result;
}

type Loads = Awaited<ReturnType<typeof load>>[];

/** Measures every page once per round, so that a disturbance of the machine affects all of them. */
async function measure(): Promise<{ path: string; ours: Loads; bare: Loads }[]> {
  const [siteFolder, storybookFolder] = ['apps/site/dist', 'storybook-static'];
  if (!existsSync(siteFolder)) throw new Error('Run `npm run build` first.');
  const server = createSiteServer({ siteFolder, storybookFolder }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Without a frame limit, so that no figure includes the wait for the next frame.
  const args = ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
  try {
    const results = paths.map((path) => ({ path, ours: [] as Loads, bare: [] as Loads }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { path, ours, bare } of results) {
        ours.push(await load(browser, `${origin}${path}`, false));
        bare.push(await load(browser, `${origin}${path}`, true));
      }
    }
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

/** First loads on a slow phone, compared with the same documents with blocked scripts. */
export async function pages(): Promise<string> {
  const rows = (await measure()).map(({ path, ours, bare }) => {
    const times = (figure: 'fcp' | 'lcp' | 'blocking') => {
      const [own, other] = [ours.map((one) => one[figure]), bare.map((one) => one[figure])];
      return `${withQuartiles(own)} / ${withQuartiles(other)} = ${ratio(own, other)}`;
    };
    const of = (figure: 'script' | 'scripts' | 'style' | 'shift') => median(ours.map((one) => one[figure]));
    return [
      path,
      times('fcp'),
      times('lcp'),
      times('blocking'),
      of('shift').toFixed(3),
      inKilobytes(of('script')),
      String(of('scripts')),
      inKilobytes(of('style')),
    ];
  });
  return `## Pages

The first load without a cache, on an emulated phone with slow 4G and a processor that is slowed down ${slowdown} times: ours / the
same document with scripts blocked = the ratio. Milliseconds, medians of ${rounds} rounds with quartiles. Script and linked style
sheets until the network is quiet, in kB of 1,000 compressed bytes.

${markdownTable(
  ['page', 'first paint', 'largest paint', 'blocking', 'layout shift', 'script', 'files', 'style sheets'],
  rows,
)}`;
}

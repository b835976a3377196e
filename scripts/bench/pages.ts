import type { Browser } from 'playwright';
import { inKilobytes, interleave, markdownTable, median, ratio, withQuartiles } from './figures.ts';
import { openPage, withSite } from './withSite.ts';

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
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
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

interface Load {
  path: string;
  blocked: boolean;
}

async function load(browser: Browser, origin: string, { path, blocked }: Load) {
  const page = await openPage(browser, phone);
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
  await page.goto(`${origin}${path}`);
  // A page that is not prerendered requests its code late.
  if (!blocked) await page.locator('main input, main h2, main [role="row"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const result = await page.evaluate(readLoad);
  await page.context().close();
  return result;
}

/** First loads on a slow phone, compared with the same documents with blocked scripts. */
export async function pages(): Promise<string> {
  const cases = paths.flatMap((path): Load[] => [
    { path, blocked: false },
    { path, blocked: true },
  ]);
  const results = await withSite((browser, origin) => interleave(cases, rounds, (one) => load(browser, origin, one)));
  const rows = paths.map((path) => {
    const valuesOf = (blocked: boolean) =>
      results.find(({ case: one }) => one.path === path && one.blocked === blocked)?.values ?? [];
    const [ours, bare] = [valuesOf(false), valuesOf(true)];
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

import type { Browser } from 'playwright';
import { inKilobytes, interleave, markdownTable, median, withRange } from './figures.ts';
import { openPage, withSite } from './withSite.ts';

const paths = ['/', '/services', '/resources/technical-capabilities', '/login', '/about', '/resources/faq/general'];
const rounds = 3;

/** A mid-range phone on slow 4G, as in Lighthouse; latency in milliseconds, throughput in bytes per second. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowdown = 4;

/** Collects the entries of the browser's performance timeline from the start on. */
function collectEntries() {
  const entries: PerformanceEntry[] = [];
  Object.assign(window, { entries });
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask', 'paint'])
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
}

/** First and largest contentful paint and total blocking time in milliseconds, layout shift, and bytes of script. */
function readLoad() {
  const { entries } = window as unknown as { entries: (PerformanceEntry & { value: number })[] };
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const fcp = ofType('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    fcp,
    lcp: ofType('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    tbt: ofType('longtask').reduce((sum, { startTime, duration }) => sum + (startTime < fcp ? 0 : duration - 50), 0),
    cls: ofType('layout-shift').reduce((sum, { value }) => sum + value, 0),
    script: resources.reduce((sum, { name, encodedBodySize }) => sum + (/\.js$/.test(name) ? encodedBodySize : 0), 0),
    requests: resources.length + 1,
  };
}

async function load(browser: Browser, address: string) {
  const page = await openPage(browser, phone);
  await page.addInitScript(collectEntries);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'networkidle' });
  const result = await page.evaluate(readLoad);
  await page.context().close();
  return result;
}

/** The first load of pages of the site on a slow phone. */
export async function pages(): Promise<string> {
  const results = await withSite((browser, origin) =>
    interleave(paths, rounds, (path) => load(browser, `${origin}${path}`)),
  );
  return `# Pages

The first load without a cache, on an emulated phone with slow 4G and a processor that is slowed down ${slowdown} times. Times in
milliseconds: the median of ${rounds} rounds, with the range. Script in kB of 1,000 compressed bytes.

${markdownTable(
  ['page', 'FCP', 'LCP', 'TBT', 'CLS', 'script', 'requests'],
  results.map(({ case: path, values }) => [
    path,
    withRange(values.map(({ fcp }) => fcp)),
    withRange(values.map(({ lcp }) => lcp)),
    withRange(values.map(({ tbt }) => tbt)),
    median(values.map(({ cls }) => cls)).toFixed(3),
    inKilobytes(median(values.map(({ script }) => script))),
    String(median(values.map(({ requests }) => requests))),
  ]),
)}`;
}

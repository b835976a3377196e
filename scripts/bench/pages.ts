import type { CDPSession, Page } from 'playwright';
import { markdownTable } from './markdown.ts';
import { type Bench, openPage, type Part } from './part.ts';
import { interleave, median, rounded, withQuartiles } from './statistics.ts';

const paths = ['/', '/services', '/resources/technical-capabilities', '/login', '/about', '/resources/faq/general'];
const rounds = 3;

/** A mid-range phone on slow 4G, as in Lighthouse; latency in milliseconds, throughput in bytes per second. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowdown = 4;

interface Load {
  /** First contentful paint, largest contentful paint, and total blocking time, in milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Compressed bytes. */
  scriptUntilLoad: number;
  script: number;
  css: number;
  document: number;
  requests: number;
}

interface Response {
  type: string;
  bytes: number;
  /** Whether it arrived before the `load` event. */
  isEarly: boolean;
}

/** Collects the responses of a page with their compressed sizes. */
async function watchResponses(session: CDPSession): Promise<readonly Response[]> {
  const responses: Response[] = [];
  const types = new Map<string, string>();
  let hasLoaded = false;
  await session.send('Network.enable');
  await session.send('Page.enable');
  session.on('Page.loadEventFired', () => {
    hasLoaded = true;
  });
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    responses.push({ type: types.get(requestId) ?? '', bytes: encodedDataLength, isEarly: !hasLoaded });
  });
  return responses;
}

async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tasks: [] as { start: number; duration: number }[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.cls += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
}

async function load({ browser, origin }: Bench, path: string): Promise<Load> {
  const page = await openPage(browser, {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  await watchPaints(page);
  const session = await page.context().newCDPSession(page);
  const responses = await watchResponses(session);
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(() => {
    const { lcp, cls, tasks } = (
      window as unknown as { seen: { lcp: number; cls: number; tasks: { start: number; duration: number }[] } }
    ).seen;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const afterPaint = tasks.filter(({ start }) => start >= fcp);
    return { fcp, lcp, cls, tbt: afterPaint.reduce((sum, { duration }) => sum + duration - 50, 0) };
  });
  await page.context().close();
  const bytesOf = (type: string, isEarly = false) =>
    responses
      .filter((response) => response.type === type && (response.isEarly || !isEarly))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    ...paints,
    scriptUntilLoad: bytesOf('Script', true),
    script: bytesOf('Script'),
    css: bytesOf('Stylesheet'),
    document: bytesOf('Document'),
    requests: responses.length,
  };
}

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

export const pages: Part = {
  title: 'Pages',
  async measure(bench) {
    const results = await interleave(paths, rounds, (path) => load(bench, path));
    const column = (name: keyof Load) => (values: readonly Load[]) => values.map((one) => one[name]);
    const bytes = (name: keyof Load) => (values: readonly Load[]) => inKilobytes(median(column(name)(values)));
    return `The first load of a page without a cache, on an emulated phone with slow 4G (150 ms, 1.6 Mbit/s) and a processor that is
slowed down ${slowdown} times. Times are in milliseconds: the median of ${rounds} rounds, with the quartiles. Sizes are in kB of 1,000 compressed
bytes with headers, until the page is quiet. Nobody touches it, so only \`/services\` loads its own code ([0008](decisions/0008-first-load.md)).

${markdownTable(
  ['page', 'FCP', 'LCP', 'TBT', 'CLS', 'script until load', 'script', 'CSS', 'HTML', 'requests'],
  results.map(({ case: path, values }) => [
    path,
    withQuartiles(column('fcp')(values)),
    withQuartiles(column('lcp')(values)),
    withQuartiles(column('tbt')(values)),
    median(column('cls')(values)).toFixed(3),
    bytes('scriptUntilLoad')(values),
    bytes('script')(values),
    bytes('css')(values),
    bytes('document')(values),
    rounded(median(column('requests')(values))),
  ]),
)}`;
  },
};

/**
 * `npm run bench`: times mounting, typing and sorting in the order list with 100 to 100 000 rows. It measures the story
 * 'Benchmarks/Order list' of the built Storybook in a browser on this machine.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { ensureBrowser } from '../shared/findBrowser.ts';
import { run } from '../shared/run.ts';

const port = 4199;
const address = `http://127.0.0.1:${port}`;
const rowCounts = [100, 1000, 10_000, 100_000];
const typed = 'radar';

for (const [built, command] of [
  ['apps/site/dist/404.html', 'npm run build:packages && npm run build:site'],
  ['storybook-static/index.json', 'npm run build:storybook'],
] as const) {
  if (!existsSync(built) && !(await run(command))) process.exit(1);
}

/** Milliseconds from a click to the frame in which the table starts with the given row, or with any row if it is empty. */
const untilFirstRowIs = (page: Page, button: string, firstRow: string): Promise<number> =>
  page.evaluate(
    async ([buttonSelector, expected]) => {
      const start = performance.now();
      document.querySelector<HTMLElement>(buttonSelector)?.click();
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const current = document.querySelector('tbody th')?.textContent;
        if (current && (expected === '' || current === expected)) return performance.now() - start;
      }
    },
    [button, firstRow] as const,
  );

/** The slowest response to a key, and the time until the rows were filtered, in milliseconds. */
async function typeInto(page: Page): Promise<{ longestKey: number; filtered: number }> {
  await page.evaluate(() => {
    const durations: number[] = [0];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const start = performance.now();
  await page.locator('main input[type="search"]').pressSequentially(typed);
  await page.waitForFunction(() => !/Showing ([\d,]+) of \1$/.test(document.querySelector('main')?.innerText ?? ''));
  await page
    .getByRole('status')
    .filter({ hasText: /Showing/ })
    .first()
    .waitFor();
  const filtered = performance.now() - start;
  const longestKey = await page.evaluate(() => Math.max(...(window as unknown as { durations: number[] }).durations));
  return { longestKey, filtered };
}

const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview/index.ts', '--port', String(port)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
try {
  const lines = [];
  for (const rows of rowCounts) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(
      `${address}/storybook/iframe.html?id=benchmarks-order-list--playground&viewMode=story&args=rowCount:${rows}`,
    );
    await page.getByRole('button', { name: `Mount ${rows} rows` }).waitFor();
    const mounted = await untilFirstRowIs(page, 'main button', '');
    const ascending = await untilFirstRowIs(page, 'thead button', '#1');
    const descending = await untilFirstRowIs(page, 'thead button', `#${rows}`);
    const { longestKey, filtered } = await typeInto(page);
    lines.push({
      rows,
      'mount, ms': Math.round(mounted),
      'sort, ms': Math.round(Math.max(ascending, descending)),
      'longest key, ms': Math.round(longestKey),
      [`filtered after '${typed}', ms`]: Math.round(filtered),
    });
    await page.close();
  }
  console.table(lines);
} finally {
  await browser.close();
  server.kill();
}

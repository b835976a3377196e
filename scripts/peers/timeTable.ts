import type { Browser, CDPSession, Page } from 'playwright';

/** What is measured: times in milliseconds, `elements` in the page, and `heap` in MB after the mount. */
export const measures = [
  'mount',
  'first key',
  'later keys',
  'sort numbers',
  'sort text',
  'dialog',
  'elements',
  'heap',
] as const;
export type Measure = (typeof measures)[number];
export type Samples = Record<Measure, number[]>;

/** An input event, the input that causes it, and the button or heading that appears or disappears in response. */
interface Act {
  event: 'keydown' | 'pointerup';
  input: () => Promise<void>;
  appears?: string;
  disappears?: string;
}

/**
 * Sends input, and resolves with the milliseconds from its event to the end of the frame that shows the response. The functions
 * in the page have no names, because tsx would wrap them in a helper that the page does not have.
 */
async function time(page: Page, { event, input, appears, disappears }: Act): Promise<number> {
  const start = await page.evaluateHandle(
    (type) => ({
      time: new Promise<number>((resolve) => {
        addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      }),
    }),
    event,
  );
  const end = await page.evaluateHandle(
    ([{ time: started }, expected, unexpected]) => ({
      time: started.then(async () => {
        for (;;) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const texts = [...document.querySelectorAll('button, h1, h2, h3')].map(({ textContent }) => textContent);
          if ((!expected || texts.includes(expected)) && !(unexpected && texts.includes(unexpected))) break;
        }
        // A message sent in a frame is received after it has been painted.
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
        return performance.now();
      }),
    }),
    [start, appears, disappears] as const,
  );
  await input();
  return (await end.evaluate(({ time: ended }) => ended)) - (await start.evaluate(({ time: started }) => started));
}

const heapInMegabytes = async (session: CDPSession) => {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
};

/** Opens the page, then searches, sorts and opens the dialog. */
async function timePage(page: Page, url: string, samples: Samples) {
  await page.goto(url, { waitUntil: 'commit' });
  const mounted = await page.evaluate(async () => {
    while (![...document.querySelectorAll('button')].some(({ textContent }) => textContent === '#1')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now();
  });
  samples.mount.push(mounted);
  await page.waitForLoadState('networkidle');
  samples.elements.push(await page.locator('body *').count());
  samples.heap.push(await heapInMegabytes(await page.context().newCDPSession(page)));

  await page.getByLabel('Search orders').and(page.locator('input')).focus();
  const press = (key: string, seen: Pick<Act, 'appears' | 'disappears'>) =>
    time(page, { event: 'keydown', input: () => page.keyboard.press(key), ...seen });
  samples['first key'].push(await press('1', { disappears: '#2' }));
  samples['later keys'].push(
    await press('2', { disappears: '#1' }),
    await press('3', { disappears: '#12' }),
    await press('Backspace', { appears: '#12' }),
    await press('Backspace', { appears: '#1' }),
  );
  await press('Backspace', { appears: '#2' });

  const sort = (label: string, seen: Pick<Act, 'appears' | 'disappears'>) =>
    // The text, because the headers of react-aria-components have no buttons.
    time(page, { event: 'pointerup', input: () => page.getByText(label, { exact: true }).click(), ...seen });
  samples['sort numbers'].push(await sort('Total', { disappears: '#1' }));
  await sort('Order', { appears: '#1' });
  samples['sort text'].push(await sort('Customer', { disappears: '#1' }));
  await sort('Order', { appears: '#1' });
  const open = () => page.getByRole('button', { name: '#1', exact: true }).click();
  samples.dialog.push(await time(page, { event: 'pointerup', input: open, appears: 'Order #1' }));
}

const noSamples = (): Samples => ({
  mount: [],
  'first key': [],
  'later keys': [],
  'sort numbers': [],
  'sort text': [],
  dialog: [],
  elements: [],
  heap: [],
});

/** Times the same table of each library, in turns, so that a busy machine slows all of them down. */
export async function timeTable<Library extends string>(
  browser: Browser,
  urls: Readonly<Record<Library, string>>,
  rowCount: number,
  runs: number,
): Promise<Record<Library, Samples>> {
  const libraries = Object.keys(urls) as Library[];
  const samples = Object.fromEntries(libraries.map((library) => [library, noSamples()])) as Record<Library, Samples>;
  for (let run = 0; run < runs; run += 1) {
    for (const library of libraries) {
      const page = await browser.newPage();
      await timePage(page, `${urls[library]}?rows=${rowCount}`, samples[library]);
      await page.close();
    }
  }
  return samples;
}

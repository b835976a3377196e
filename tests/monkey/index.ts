/**
 * `npm run test:monkey -- --acts 20000 --seed 1`: uses the built site at random, and checks the invariants after
 * each act. Visits of up to 200 acts have their own seeds, so that a failure repeats with the acts of its visit. With
 * `--translated`, each page is changed like by a browser's translation.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page, type Request } from 'playwright';
import { translatePage } from '../../.storybook/translatePage.ts';
import { brand } from '../../apps/site/src/brand.ts';
import { createSiteServer } from '../../scripts/preview/siteServer.ts';
import { ensureBrowser } from '../../scripts/shared/findBrowser.ts';
import { origin, port } from '../helpers/origin.ts';
import { oneOf, randomFrom } from '../helpers/random.ts';
import { customerPages, demo, signedInAs, signedInAsAdmin } from '../helpers/site.ts';
import { act, load, paths } from './acts.ts';
import { inspect } from './inspect.ts';

const {
  acts,
  seed,
  translated: isTranslated,
} = parseArgs({
  options: {
    acts: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    translated: { type: 'boolean', default: false },
  },
}).values;
const actsPerVisit = 200;

/** Who is signed in when a visit starts. */
const visitors = [
  { name: 'a visitor' },
  { name: 'a customer', storageState: signedInAs(demo.name) },
  { name: 'the administrator', storageState: signedInAsAdmin },
] as const;
const guardedPaths = customerPages.map(({ path }) => path);

/** Runs in every document: nothing leaves the site. */
function stayInside() {
  const stay = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && (link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download')))
      event.preventDefault();
  };
  addEventListener('click', stay, { capture: true });
  window.print = () => {};
}

/** Repeats what a full load interrupts. */
async function despiteLoads<Result>(page: Page, evaluate: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await evaluate();
    } catch (error) {
      if (!/context was destroyed|because of a navigation/.test(String(error))) throw error;
      await page.waitForLoadState();
    }
  }
}

/** A visit in a separate browser context. Returns the faults of the first act with some, and the acts so far. */
async function visit(browser: Browser, seed: number, length: number) {
  const random = randomFrom(seed);
  const { name, ...session } = oneOf(random, visitors);
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    acceptDownloads: false,
    ...session,
  });
  // tsx passes functions through this helper to keep their names. Those that run in the page need it too.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await context.addInitScript(stayInside);
  // The clock is stopped, so that timers run after the act that started them, however busy the machine is.
  await context.clock.install({ time: new Date('2026-11-23T10:00:00+05:30') });
  await context.clock.pauseAt(new Date('2026-11-23T10:00:01+05:30'));
  const page = await context.newPage();

  const faults: string[] = [];
  const pending = new Set<Request>();
  let requests = 0;
  // Whether a dialog is open that has a place to return focus to.
  let hasReturn = false;
  let hadFocus = false;
  let needsTranslation = isTranslated;
  page.on('request', (request) => {
    requests += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('domcontentloaded', () => {
    hasReturn = false;
    hadFocus = false;
    needsTranslation = isTranslated;
  });
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('filechooser', () => {});
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    // The status of a page without a file, and the picture on another origin, which is not served here.
    const isExpected = message.text().includes('status of 404') ? !url.includes('/assets/') : url === brand.avatarUrl;
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      faults.push(`${message.type()}: ${message.text()}`);
  });

  let settled = '';
  /**
   * Runs the timers of an act until nothing loads, and inspects the result. A fault counts if it remains after ten
   * seconds of the page's clock: a guard or a chain of frames may take that long.
   */
  const settle = async () => {
    let quietRounds = 0;
    for (let rounds = 0; rounds < 400; rounds += 1) {
      await page.clock.fastForward(500);
      const found = await page.evaluate(inspect, [hasReturn, guardedPaths] as const);
      const state = `${requests} ${page.url()}`;
      const isMoving = pending.size > 0 || found.isCovered || state !== settled;
      settled = state;
      quietRounds = isMoving ? 0 : quietRounds + 1;
      if (quietRounds > 0 && (found.faults.length === 0 || quietRounds === 20)) return found;
    }
    throw new Error(`The page does not settle. It waits for ${[...pending].map((request) => request.url()).join()}`);
  };
  const acts: string[] = [name];
  const perform = async (what: () => Promise<string>) => {
    const done = await what();
    acts.push(`${done}, at ${new URL(page.url()).pathname}`);
    // Another layout may not have the control that opened the dialog.
    if (done.startsWith('resize')) hasReturn = false;
    const found = await despiteLoads(page, settle);
    hasReturn = found.hasDialog && hadFocus;
    if (!found.hasDialog) hadFocus = found.hasFocus;
    faults.push(...found.faults);
    if (!needsTranslation) return;
    needsTranslation = false;
    await despiteLoads(page, () => page.evaluate(`(${String(translatePage)})(); undefined`));
  };
  try {
    await perform(() => load(page, oneOf(random, paths)));
    while (acts.length <= length && faults.length === 0) await perform(() => act(page, random));
  } catch (error) {
    faults.push(String(error));
  }
  await context.close();
  return { seed, acts, faults };
}

const server = createSiteServer({
  siteFolder: join(import.meta.dirname, '../../apps/site/dist'),
  storybookFolder: join(import.meta.dirname, '../../storybook-static'),
}).listen(port, '127.0.0.1');
await once(server, 'listening');
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });

const start = performance.now();
const nextSeed = randomFrom(Number(seed));
const visits = Array.from({ length: Math.ceil(Number(acts) / actsPerVisit) }, (_, index) => ({
  seed: index === 0 ? Number(seed) : Math.floor(nextSeed() * 2 ** 32),
  length: Math.min(actsPerVisit, Number(acts) - index * actsPerVisit),
}));
let performed = 0;
/** Two at a time: one waits while the other computes. */
const takeVisits = async () => {
  for (let next = visits.shift(); next; next = visits.shift()) {
    const result = await visit(browser, next.seed, next.length);
    performed += result.acts.length - 1;
    if (result.faults.length === 0) continue;
    process.exitCode = 1;
    console.log(
      [
        ...result.faults,
        '',
        `The last of ${result.acts.length - 1} acts:`,
        ...result.acts.slice(-12).map((done) => `  ${done}`),
        `Repeat: npm run test:monkey -- --acts ${result.acts.length - 1} --seed ${result.seed}${isTranslated ? ' --translated' : ''}\n`,
      ].join('\n'),
    );
  }
};
await Promise.all([takeVisits(), takeVisits()]);
const seconds = (performance.now() - start) / 1000;
console.log(`${performed} acts with seed ${seed}, ${(performed / seconds).toFixed(0)} a second.`);
await browser.close();
server.closeAllConnections();
server.close();

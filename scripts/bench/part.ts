import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** What a part of the benchmark measures with. */
export interface Bench {
  /** A browser without a limit of frames per second, so that no figure contains the wait for the next one. */
  browser: Browser;
  /** The address of the built site, with Storybook under /storybook/. */
  origin: string;
}

/** A part of `npm run bench`, and its section in docs/performance.md. */
export interface Part {
  title: string;
  /** Measures, and resolves to the section in Markdown without its heading. */
  measure: (bench: Bench) => Promise<string>;
}

/** Opens a page in a browser context of its own. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...options });
  // tsx passes functions through this helper to keep their names. Those that run in the page need it too.
  await page.addInitScript('globalThis.__name = (named) => named;');
  return page;
}

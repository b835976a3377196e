import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { createSiteServer } from '../preview/siteServer.ts';
import { ensureBrowser } from '../shared/findBrowser.ts';

/** Launches a browser without a frame limit, so that figures do not include the wait for the next frame. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });

export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...options });
  // tsx passes functions through this helper to keep their names. The page needs it for functions that run there.
  await page.addInitScript('globalThis.__name = (named) => named;');
  return page;
}

/** Serves the built site, with Storybook under /storybook/, while a function measures it. */
export async function withSite<Result>(use: (browser: Browser, origin: string) => Promise<Result>): Promise<Result> {
  const [siteFolder, storybookFolder] = ['apps/site/dist', 'storybook-static'];
  if (!existsSync(siteFolder) || !existsSync(storybookFolder)) throw new Error('Run `npm run build` first.');
  const server = createSiteServer({ siteFolder, storybookFolder }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await launchBrowser();
  try {
    return await use(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await browser.close();
    server.close();
  }
}

import { chromium, type Page } from 'playwright';
import { expect } from 'vitest';
import { ensureBrowser } from '../../scripts/shared/findBrowser.ts';

/**
 * Opens a URL in a browser, and fails on a warning or an error in its console, such as a violated policy. Without
 * scripts, the page stays as the server rendered it.
 */
export async function openPage(
  url: string,
  use: (page: Page) => Promise<void>,
  { javaScriptEnabled = true }: { javaScriptEnabled?: boolean } = {},
) {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage({ javaScriptEnabled });
    const messages: string[] = [];
    page.on('pageerror', ({ message }) => messages.push(message));
    page.on('console', (message) => {
      const isMissingIcon = message.location().url.endsWith('/favicon.ico');
      if (['warning', 'error'].includes(message.type()) && !isMissingIcon) messages.push(message.text());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await use(page);
    expect(messages).toEqual([]);
  } finally {
    await browser.close();
  }
}

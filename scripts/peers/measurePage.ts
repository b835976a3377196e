import type { Browser, Page, Response } from 'playwright';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** Bytes, compressed with Brotli. */
export interface PageSize {
  script: number;
  css: number;
}

const compress = promisify(brotliCompress);

async function compressedSize(responses: readonly Response[], type: string): Promise<number> {
  const files = responses.filter((response) => response.request().resourceType() === type);
  const sizes = await Promise.all(files.map(async (file) => (await compress(await file.body())).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The scripts and style sheets that a page loads before it is used. Then it is used, to show that it works.
 * @throws if it does not, or if it reports an error
 */
export async function measurePage(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<void>,
): Promise<PageSize> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  await page.goto(url, { waitUntil: 'networkidle' });
  page.off('response', collect);
  const size = {
    script: await compressedSize(responses, 'script'),
    css: await compressedSize(responses, 'stylesheet'),
  };
  await use(page);
  await page.close();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return size;
}

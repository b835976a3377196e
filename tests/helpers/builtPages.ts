import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from './site.ts';

export const siteFolder = join(import.meta.dirname, '../../apps/site/dist');

export interface BuiltPage {
  title: string;
  description: string;
  headings: string[];
  mains: number;
  trail: string[];
  links: string[];
  ids: string[];
  text: string;
  header: string;
  footer: string;
  noScript: string;
  hasSplash: boolean;
  hidesSplash: boolean;
  /** Whether a style in `<noscript>` hides the rest of the page. */
  hidesContent: boolean;
  refresh: string | null;
  structuredData: string;
  canonical: string | null;
  isListed: boolean;
  shared: Record<string, string>;
  /** `null` for a page that only the browser can render. */
  prerenderedFor: string | null;
}

/** Runs in the browser, to use its parser. */
function parseAll(texts: readonly string[]): BuiltPage[] {
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  return texts.map((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? null;
    const page = {
      title: parsed.title,
      description: attribute('meta[name="description"]', 'content') ?? '',
      headings: all('h1').map(textOf),
      mains: all('main').length,
      trail: all('main nav[aria-label="Breadcrumb"] li').map(textOf),
      links: all('a[href], img[src], link[href]').map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ),
      ids: all('[id]').map(({ id }) => id),
      header: textOf(parsed.querySelector('header')),
      footer: textOf(parsed.querySelector('footer')),
      noScript: textOf(parsed.querySelector('body noscript')),
      hasSplash: parsed.querySelector('#splash') !== null,
      hidesSplash: all('head noscript style').some((style) => /#splash\s*{\s*display:\s*none/.test(style.innerHTML)),
      hidesContent: all('head noscript style').some((style) => style.innerHTML.includes('#root > :not(noscript)')),
      refresh: attribute('noscript meta[http-equiv="refresh"]', 'content'),
      structuredData: all('script[type="application/ld+json"]')[0]?.textContent ?? '{"@graph":[]}',
      canonical: attribute('link[rel="canonical"]', 'href'),
      isListed: attribute('meta[name="robots"]', 'content') !== 'noindex',
      shared: Object.fromEntries(
        all('meta[property]').map((meta) => [meta.getAttribute('property') ?? '', meta.getAttribute('content') ?? '']),
      ),
      prerenderedFor: attribute('#root', 'data-path'),
    };
    for (const element of all('script, style, noscript, #splash')) element.remove();
    return { ...page, text: textOf(parsed.body) };
  });
}

const pathOf = (file: string) => `/${file.replace(/(index)?\.html$/, '')}`;

/** Provides all HTML files of the built site by path. Each worker parses each file once. */
export const test = base.extend<object, { builtPages: ReadonlyMap<string, BuiltPage> }>({
  builtPages: [
    async ({ browser }, use) => {
      const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.html'),
      );
      const page = await browser.newPage();
      const built = await page.evaluate(
        parseAll,
        files.map((file) => readFileSync(join(siteFolder, file), 'utf8')),
      );
      await page.close();
      await use(new Map(built.map((one, index) => [pathOf(files[index] ?? ''), one])));
    },
    // Parsing 22 MB takes longer on a busy machine than a test may.
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

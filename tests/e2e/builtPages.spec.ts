import { type Page } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellContent } from '../../packages/screens/src/shell/Shell/Shell.content.ts';
import { serviceTabs } from '../../packages/screens/src/storefront/ServicesScreen/quotes/forms.ts';
import { expect, test } from './site.ts';

const siteFolder = join(import.meta.dirname, '../../apps/site/dist');

/** What these tests ask of a built page. */
interface BuiltPage {
  title: string;
  description: string;
  links: string[];
  ids: string[];
  mains: number;
  firstHeadings: number;
  structuredData: string;
}

/** The built pages by their address, fallbacks for guarded pages and redirects left out: they have no words of their own. */
async function readPages(page: Page): Promise<Map<string, BuiltPage>> {
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [`/${file.replace(/(index)?\.html$/, '')}`, readFileSync(join(siteFolder, file), 'utf8')] as const)
    .filter(([, html]) => html.includes('data-path='));
  const built = await page.evaluate(
    (texts) =>
      texts.map((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        const all = (selector: string) => [...parsed.querySelectorAll(selector)];
        return {
          title: parsed.title,
          description: all('meta[name="description"]')[0]?.getAttribute('content') ?? '',
          links: all('a[href], img[src], link[href]').map(
            (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          ),
          ids: all('[id]').map(({ id }) => id),
          mains: all('main').length,
          firstHeadings: all('h1').length,
          structuredData: all('script[type="application/ld+json"]')[0]?.textContent ?? '{"@graph":[]}',
        };
      }),
    files.map(([, html]) => html),
  );
  return new Map(built.map((one, index) => [files[index]?.[0] ?? '', one]));
}

const tabIds: readonly string[] = serviceTabs;

/** Why a link leads nowhere; `undefined` when it leads somewhere. */
function fault(pages: ReadonlyMap<string, BuiltPage>, href: string, from: string): string | undefined {
  const { pathname, hash } = new URL(href, `http://localhost${from}`);
  const file = join(siteFolder, decodeURIComponent(pathname));
  if (!existsSync(pathname === '/' ? join(file, 'index.html') : `${file}.html`) && !/\.\w+$/.test(file)) {
    return `${from} → ${href}: no such page`;
  }
  if (/\.\w+$/.test(file) && !existsSync(file)) return `${from} → ${href}: no such file`;
  const id = decodeURIComponent(hash.slice(1));
  const target = pages.get(pathname);
  const isThere = id === '' || !target || target.ids.includes(id) || (pathname === '/services' && tabIds.includes(id));
  return isThere ? undefined : `${from} → ${href}: no such place in the page`;
}

const isInternal = (href: string) => /^[/#?.]/.test(href) && !href.startsWith('//');

test('[C-10] every internal link of every page leads to a page, and to a place in it', async ({ page }) => {
  const pages = await readPages(page);
  expect(pages.size).toBeGreaterThan(20);
  const links = [...pages].flatMap(([path, { links }]) => links.filter(isInternal).map((href) => ({ href, path })));
  expect(links.length).toBeGreaterThan(pages.size * 5);
  expect([...new Set(links.flatMap(({ href, path }) => fault(pages, href, path) ?? []))]).toEqual([]);
});

/** Every address in a tree of words. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : addressesIn(inner),
  );
};

test('[S-03] so does every link of the header, those in closed menus too', async ({ page }) => {
  const pages = await readPages(page);
  const addresses = addressesIn(shellContent).filter(isInternal);
  expect(addresses.length).toBeGreaterThan(40);
  expect(addresses.flatMap((href) => fault(pages, href, '/') ?? [])).toEqual([]);
});

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('[R-15] every page has a title and a description of its own', async ({ page }) => {
  const words = [...(await readPages(page)).values()];
  expect(words.filter(({ title, description }) => title.length < 5 || description.length < 30)).toEqual([]);
  expect(repeated(words.map(({ title }) => title))).toEqual([]);
  expect(repeated(words.map(({ description }) => description))).toEqual([]);
});

test('every page has one main, one heading of level 1, and no id twice', async ({ page }) => {
  for (const [path, { mains, firstHeadings, ids }] of await readPages(page)) {
    expect({ path, mains, firstHeadings, repeated: repeated(ids) }).toEqual({
      path,
      mains: 1,
      firstHeadings: 1,
      repeated: [],
    });
  }
});

interface Graph {
  '@graph': readonly { '@type': string; [key: string]: unknown }[];
}

test('search engines are told of the organisation, the way to a page, questions and articles', async ({ page }) => {
  const pages = await readPages(page);
  const graphOf = (path: string) => (JSON.parse(pages.get(path)?.structuredData ?? '') as Graph)['@graph'];
  expect(graphOf('/')).toMatchObject([{ '@type': 'Organization', name: 'alphianz', foundingDate: '1996' }]);
  const [trail] = graphOf('/resources/technical-capabilities/pcb-a');
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://www.alphianz.example/' },
      { position: 2, name: 'Technical capabilities' },
      { position: 3, item: 'https://www.alphianz.example/resources/technical-capabilities/pcb-a' },
    ],
  });
  expect(graphOf('/resources/faq/general').at(-1)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Is there a minimum quantity?' }, {}, {}, {}],
  });
  expect(graphOf('/blogs/2').at(-1)).toMatchObject({
    '@type': 'Article',
    datePublished: '2025-08-13',
    mainEntityOfPage: 'https://www.alphianz.example/blogs/2',
  });
});

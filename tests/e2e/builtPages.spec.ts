import { readdirSync, readFileSync } from 'node:fs';
import { brand, browserBrand } from '../../apps/site/src/brand.ts';
import { categoryGroupPaths, categoryPaths } from '../../packages/screens/src/catalogue/paths.ts';
import { type BuiltPage, expect, siteFolder, test } from '../helpers/builtPages.ts';
import { adminPages, customerPages, publicPages, redirects } from '../helpers/site.ts';

type BuiltPages = ReadonlyMap<string, BuiltPage>;

const publicPaths = [...new Set([...publicPages.map(({ path }) => path), ...categoryGroupPaths, ...categoryPaths])];
const guardedPaths = [...customerPages, ...adminPages].map(({ path }) => path);
const pathsWithoutFrame = ['/login', '/register', '/admin/login'];

/** The prerendered pages, each with its path. */
const prerendered = (builtPages: BuiltPages) =>
  [...builtPages]
    .filter(([, { prerenderedFor }]) => prerenderedFor !== null)
    .map(([path, page]) => ({ path, ...page }));

/** The page at a path. @throws if there is none. */
function pageAt(builtPages: BuiltPages, path: string): BuiltPage {
  const page = builtPages.get(path);
  if (!page) throw new Error(`The build has no page at ${path}.`);
  return page;
}

test('the tests list every page of the admin area', () => {
  const files = readdirSync('apps/site/src/pages/admin').filter((file) => file.endsWith('.tsx'));
  const paths = files.map((file) => `/admin/${file.replace('.tsx', '')}`);
  expect(adminPages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

test('the demonstration has no code for a server', () => {
  const textsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|tsx?)$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const code = textsIn('apps/site/src/withServer').join('\n');
  const routes = [...new Set(code.match(/(?<=['`](?:[A-Z]+ )?)\/api\/[a-z/-]+/g))];
  expect(routes.length).toBeGreaterThan(10);
  const scripts = textsIn(`${siteFolder}/assets`);
  expect(routes.filter((route) => scripts.some((script) => script.includes(route)))).toEqual([]);
});

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('[R-01] [R-04] [R-05] [R-06] [R-07] exactly the public pages are prerendered', ({ builtPages }) => {
  const paths = prerendered(builtPages).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(publicPaths.toSorted());
});

test('[R-01] [S-01] every public page has its heading in its HTML file, for browsers without scripts', ({
  builtPages,
}) => {
  for (const { path, heading } of publicPages) {
    expect({ path, headings: pageAt(builtPages, path).headings }).toEqual({ path, headings: [heading] });
  }
});

test('every public page has one main, one h1, unique ids and its own data-path', ({ builtPages }) => {
  for (const { path, mains, headings, ids, prerenderedFor } of prerendered(builtPages)) {
    expect({ path, mains, headings: headings.length, repeated: repeated(ids), prerenderedFor }).toEqual({
      path,
      mains: 1,
      headings: 1,
      repeated: [],
      prerenderedFor: path,
    });
  }
});

test('exactly the pages of the frame below the first level have a breadcrumb', ({ builtPages }) => {
  const withTrail = prerendered(builtPages).filter(({ trail }) => trail.length > 1);
  const deeper = publicPaths.filter((path) => path.lastIndexOf('/') > 0 && !pathsWithoutFrame.includes(path));
  expect(withTrail.map(({ path }) => path).toSorted()).toEqual(deeper.toSorted());
  // The breadcrumb omits the long title of the article, which is right below.
  expect(pageAt(builtPages, '/blogs/1').trail).toEqual(['About Us', 'Blogs']);
});

test('[R-15] every public page has a unique title and description', ({ builtPages }) => {
  const pages = prerendered(builtPages).map(({ path, title, description }) => ({ path, title, description }));
  expect(pages.filter(({ description }) => description.length < 30)).toEqual([]);
  // The title of the page and the name of the brand.
  expect(pages.filter(({ title }) => !/\w · alphianz$|^alphianz · \w/.test(title))).toEqual([]);
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(({ description }) => description))).toEqual([]);
});

test('[R-15] a guarded page has its own title and description, and a redirect has the texts of its target', ({
  builtPages,
}) => {
  const metaAt = (path: string) => {
    const { title, description } = pageAt(builtPages, path);
    return { title, description };
  };
  const guarded = guardedPaths.map(metaAt);
  expect(repeated([metaAt('/'), ...guarded].map(({ title }) => title))).toEqual([]);
  expect(guarded.filter(({ title, description }) => !title.includes(brand.name) || description.length < 30)).toEqual(
    [],
  );
  expect(metaAt('/orders').title).toBe('My Orders · alphianz');
  expect(metaAt('/admin/orders/edit/%231234').title).toBe('Admin: edit an order · alphianz');
  expect(metaAt('/admin')).toEqual(metaAt('/admin/dashboard'));
  for (const { from, tab } of redirects) expect(metaAt(from).title).toBe(`${tab} · alphianz`);
});

test('[S-01] every page has a splash and hides it when scripts are off', ({ builtPages }) => {
  const without = [...builtPages].filter(([, { hasSplash, hidesSplash }]) => !hasSplash || !hidesSplash);
  expect(without.map(([path]) => path)).toEqual([]);
});

test('[R-14] every public page except sign-in and registration has header and footer', ({ builtPages }) => {
  for (const { path, header, footer, links } of prerendered(builtPages)) {
    const isFramed = !pathsWithoutFrame.includes(path);
    expect({
      path,
      header: header !== '' && links.includes('/cart'),
      footer: footer.includes('Empower your Electronics'),
    }).toEqual({ path, header: isFramed, footer: isFramed });
  }
});

test('[U-08] [M-03] [R-09] [R-11] a guarded page holds its loading state and says that it needs JavaScript', ({
  builtPages,
}) => {
  for (const path of guardedPaths) {
    const { text, headings, links, noScript, hidesContent } = pageAt(builtPages, path);
    expect({ path, headings: headings.length, leadsHome: links.includes('/'), hidesContent }).toEqual({
      path,
      headings: 1,
      leadsHome: true,
      hidesContent: true,
    });
    // Numbers of records, amounts, and the people of the sample data.
    expect(text, path).not.toMatch(/#\d{3}|₹\s?[1-9]|Anjali|backwater/);
    expect(noScript, path).toMatch(/^This page needs JavaScript\./);
  }
});

test('[R-08] [R-11] a redirect works without scripts', ({ builtPages }) => {
  for (const { from, to } of [...redirects, { from: '/admin', to: '/admin/dashboard' }]) {
    expect({ from, refresh: pageAt(builtPages, from).refresh }).toEqual({ from, refresh: `0; url=${to}` });
  }
});

test('[R-13] the 404 page has its text and a link home, even without scripts', ({ builtPages }) => {
  const { title, headings, text, links, prerenderedFor } = pageAt(builtPages, '/404');
  expect({ title, headings, prerenderedFor }).toEqual({
    title: 'Page Not Found',
    headings: ['404 - Page Not Found'],
    // The browser renders it from scratch, because the path may belong to a guarded page.
    prerenderedFor: null,
  });
  expect(text).toContain('The page you are looking for does not exist.');
  expect(links).toContain('/');
});

interface Graph {
  '@graph': readonly { '@type': string; [key: string]: unknown }[];
}

test('the structured data describes the organisation, breadcrumbs, questions and articles', ({ builtPages }) => {
  const graphOf = (path: string) => (JSON.parse(pageAt(builtPages, path).structuredData) as Graph)['@graph'];
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
  // The breadcrumb is “Services”, although the document title names the selected tab.
  expect(graphOf('/services')).toMatchObject([{ itemListElement: [{ name: 'Home' }, { name: 'Services' }] }]);
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

test('the favicon belongs to the brand', ({ builtPages }) => {
  const icon = `data:image/svg+xml,${encodeURIComponent(browserBrand.icon)}`;
  expect([...builtPages].filter(([, { links }]) => !links.includes(icon)).map(([path]) => path)).toEqual([]);
});

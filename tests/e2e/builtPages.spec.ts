import { readdirSync } from 'node:fs';
import { categoryGroupPaths, categoryPaths } from '../../packages/screens/src/catalogue/paths.ts';
import { type BuiltPage, expect, test } from '../helpers/builtPages.ts';
import { adminPages, customerPages, publicPages, redirects } from '../helpers/site.ts';

type BuiltPages = ReadonlyMap<string, BuiltPage>;

const publicPaths = [...new Set([...publicPages.map(({ path }) => path), ...categoryGroupPaths, ...categoryPaths])];
const guardedPaths = [...customerPages, ...adminPages].map(({ path }) => path);
const pathsWithoutFrame = ['/login', '/register', '/admin/login'];

/** The prerendered pages with their addresses. */
const prerendered = (builtPages: BuiltPages) =>
  [...builtPages]
    .filter(([, { prerenderedFor }]) => prerenderedFor !== null)
    .map(([path, page]) => ({ path, ...page }));

/** The page at an address, which must be there. */
function pageAt(builtPages: BuiltPages, path: string): BuiltPage {
  const page = builtPages.get(path);
  if (!page) throw new Error(`The build has no page at ${path}.`);
  return page;
}

test('the tests know every page of the admin area', () => {
  const files = readdirSync('apps/site/src/pages/admin').filter((file) => file.endsWith('.tsx'));
  const paths = files.map((file) => `/admin/${file.replace('.tsx', '')}`);
  expect(adminPages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('[R-01] [R-04] [R-05] [R-06] [R-07] every public page is prerendered, and no other', ({ builtPages }) => {
  const paths = prerendered(builtPages).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(publicPaths.toSorted());
});

test('[R-01] [S-01] every public page has its heading in its file, for readers without scripts', ({ builtPages }) => {
  for (const { path, heading } of publicPages) {
    expect({ path, headings: pageAt(builtPages, path).headings }).toEqual({ path, headings: [heading] });
  }
});

test('every public page has one main, one heading of level 1, no repeated id, and knows its address', ({
  builtPages,
}) => {
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

test('[R-15] every public page has a title and a description of its own', ({ builtPages }) => {
  const pages = prerendered(builtPages).map(({ path, title, description }) => ({ path, title, description }));
  expect(pages.filter(({ title, description }) => !title.includes('alphianz') || description.length < 30)).toEqual([]);
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(({ description }) => description))).toEqual([]);
});

test('[S-01] every page has a splash, and hides it where scripts are off', ({ builtPages }) => {
  const without = [...builtPages].filter(([, { hasSplash, hidesSplash }]) => !hasSplash || !hidesSplash);
  expect(without.map(([path]) => path)).toEqual([]);
});

test('[R-14] every public page has header and footer, but for sign-in and registration', ({ builtPages }) => {
  for (const { path, header, footer, links } of prerendered(builtPages)) {
    const isFramed = !pathsWithoutFrame.includes(path);
    expect({
      path,
      header: header !== '' && links.includes('/cart'),
      footer: footer.includes('Empower your Electronics'),
    }).toEqual({ path, header: isFramed, footer: isFramed });
  }
});

test('[U-08] [M-03] [R-09] [R-11] a guarded page holds no content, and says that it needs scripts', ({
  builtPages,
}) => {
  for (const path of guardedPaths) {
    const { text, headings, links, noScript } = pageAt(builtPages, path);
    expect({ path, text, headings, leadsHome: links.includes('/') }).toEqual({
      path,
      text: '',
      headings: [],
      leadsHome: true,
    });
    expect(noScript, path).toMatch(/^This page needs JavaScript\./);
  }
});

test('[R-08] [R-11] without scripts a redirect leads on', ({ builtPages }) => {
  for (const { from, to } of [...redirects, { from: '/admin', to: '/admin/dashboard' }]) {
    expect({ from, refresh: pageAt(builtPages, from).refresh }).toEqual({ from, refresh: `0; url=${to}` });
  }
});

test('[R-13] the page for unknown addresses says so and leads home, without scripts too', ({ builtPages }) => {
  const { title, headings, text, links, prerenderedFor } = pageAt(builtPages, '/404');
  expect({ title, headings, prerenderedFor }).toEqual({
    title: 'Page Not Found',
    headings: ['404 - Page Not Found'],
    // The browser draws it anew: only there is it known whether a guarded page stands at the address.
    prerenderedFor: null,
  });
  expect(text).toContain('The page you are looking for does not exist.');
  expect(links).toContain('/');
});

interface Graph {
  '@graph': readonly { '@type': string; [key: string]: unknown }[];
}

test('search engines are told of the organisation, the way to a page, questions and articles', ({ builtPages }) => {
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

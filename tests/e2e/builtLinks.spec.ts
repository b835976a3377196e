import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceTabs } from '../../packages/quoting/src/forms.ts';
import { shellContent } from '../../packages/screens/src/shell/Shell/Shell.content.ts';
import { type BuiltPage, expect, siteFolder, test } from '../helpers/builtPages.ts';

const tabIds: readonly string[] = serviceTabs;

/** Describes why a link is broken; `undefined` for a valid link. */
function brokenLink(pages: ReadonlyMap<string, BuiltPage>, href: string, from: string): string | undefined {
  const { pathname, hash } = new URL(href, `http://localhost${from}`);
  const isFile = /\.\w+$/.test(pathname);
  if (isFile && !existsSync(join(siteFolder, decodeURIComponent(pathname)))) return `${from} → ${href}: no such file`;
  if (isFile) return undefined;
  const target = pages.get(pathname);
  if (!target) return `${from} → ${href}: no such page`;
  const id = decodeURIComponent(hash.slice(1));
  // Guarded pages and redirects have no content in their file.
  const targetExists = id === '' || !target.prerenderedFor || target.ids.includes(id);
  return targetExists || (pathname === '/services' && tabIds.includes(id))
    ? undefined
    : `${from} → ${href}: no such section on the page`;
}

const isInternal = (href: string) => /^[/#?.]/.test(href) && !href.startsWith('//');

test('[C-10] every internal link of every page leads to an existing page and section', ({ builtPages }) => {
  expect(builtPages.size).toBeGreaterThan(60);
  // The account's navigation has entries without a page, as specified.
  const publicPages = [...builtPages].filter(([, { hidesContent }]) => !hidesContent);
  const links = publicPages.flatMap(([path, page]) => page.links.filter(isInternal).map((href) => ({ href, path })));
  expect(links.length).toBeGreaterThan(builtPages.size * 5);
  expect([...new Set(links.flatMap(({ href, path }) => brokenLink(builtPages, href, path) ?? []))]).toEqual([]);
});

/** All `href`s in a content tree. */
const linksIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : linksIn(inner),
  );
};

test('[S-03] every link of the header leads to an existing page and section, including those in closed menus', ({
  builtPages,
}) => {
  const links = linksIn(shellContent).filter(isInternal);
  expect(links.length).toBeGreaterThan(40);
  expect(links.flatMap((href) => brokenLink(builtPages, href, '/') ?? [])).toEqual([]);
});

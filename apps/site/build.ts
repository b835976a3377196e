/**
 * Builds the site into `dist`: Vite builds the browser's code, then each public page is written as a plain HTML file, so
 * its content is readable before scripts run and without them. Any static host can serve the result if it supports
 * clean URLs (`/cart` is `cart.html`) and answers unknown ones with `404.html`, as `scripts/preview/index.ts` does.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type Manifest } from 'vite';
import type * as Site from './src/server/prerender.tsx';

// Uses the built packages, like any consumer; PCB_PACKAGES=source builds from their sources.
process.env['PCB_PACKAGES'] ??= 'dist';

const configFile = join(import.meta.dirname, 'vite.config.ts');
const outputFolder = join(import.meta.dirname, 'dist');
const serverFile = join(import.meta.dirname, '../../.cache/site-server/prerender.js');

await build({ configFile, logLevel: 'warn' });
await build({ configFile, logLevel: 'warn', build: { ssr: 'src/server/prerender.tsx' } });

const { brand, createPrerender, publicPaths, renderFallback } = (await import(
  pathToFileURL(serverFile).href
)) as typeof Site;
const site = createPrerender(brand);
const template = await readFile(join(outputFolder, 'index.html'), 'utf8');
const manifest = JSON.parse(await readFile(join(outputFolder, '.vite/manifest.json'), 'utf8')) as Manifest;

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A chunk and everything it imports, for the `<link>`s that preload them with the page. */
function chunksOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The build has no chunk ${key}: the id of a route in src/app/routes.tsx must be its file.`);
  if (!seen.has(key)) {
    seen.add(key);
    chunk.imports?.forEach((imported) => chunksOf(imported, seen));
  }
  return seen;
}

function linksTo(modules: readonly string[]): string {
  const chunks = [...new Set(modules.flatMap((module) => [...chunksOf(module)]))].flatMap((key) => manifest[key] ?? []);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  const scripts = new Set(chunks.map(({ file }) => file));
  const links = [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  // The template already links the chunks of the entry.
  return links.filter((link) => !template.includes(/href="[^"]+"/.exec(link)?.[0] ?? link)).join('');
}

interface Page {
  title: string;
  description: string;
  /** Extra markup for the head. */
  head?: string;
  root: string;
}

/** Replaces with a function, because `replace` would interpret a `$` in a string. */
function pageOf({ title, description, head = '', root }: Page): string {
  const edits: [string, string][] = [
    ['<title></title>', `<title>${escape(title)}</title>`],
    ['<meta name="description" content="" />', `<meta name="description" content="${escape(description)}" />`],
    ['</head>', `${head}</head>`],
    ['<div id="root"></div>', root],
  ];
  return edits.reduce((html, [from, to]) => {
    if (!html.includes(from)) throw new Error(`index.html does not contain ${from}`);
    return html.replace(from, () => to);
  }, template);
}

async function write(path: string, html: string): Promise<void> {
  const file = join(outputFolder, `${path === '/' ? '/index' : path}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

for (const path of publicPaths) {
  const { html, modules, structuredData, ...meta } = await site.renderPage(path);
  const head = `${linksTo(modules)}${structuredData}`;
  await write(path, pageOf({ ...meta, head, root: `<div id="root" data-path="${path}">${html}</div>` }));
}

// Without data-path the browser renders instead of hydrating: the address may belong to a guarded page, which has a route
// in the browser only.
const { html: notFound, modules, ...meta } = await site.renderPage('/404');
await write('/404', pageOf({ ...meta, head: linksTo(modules), root: `<div id="root">${notFound}</div>` }));

const fallback = `<div id="root">${await renderFallback()}</div>`;
for (const { path, ...meta } of await site.guardedPages()) await write(path, pageOf({ ...meta, root: fallback }));
for (const { path, to, ...meta } of await site.redirectingPages()) {
  const head = `<noscript><meta http-equiv="refresh" content="0; url=${escape(to)}"></noscript>`;
  await write(path, pageOf({ ...meta, head, root: fallback }));
}

// Compressed once at build time, not on each request.
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json']);
const files = await readdir(outputFolder, { recursive: true });
await Promise.all(
  files
    .filter((file) => compressible.has(extname(file)))
    .map(async (file) => {
      const path = join(outputFolder, file);
      const content = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${path}.gz`, await promisify(gzip)(content));
    }),
);

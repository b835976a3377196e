/**
 * Builds the site into `dist`: Vite builds the browser's code, then each public page is written as a plain HTML file, so
 * its content is readable before scripts run and without them. Any static host can serve the result if it supports
 * clean URLs (`/cart` is `cart.html`) and answers unknown ones with `404.html`, as `scripts/preview/index.ts` does.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type ManifestChunk } from 'vite';
import { brand, browserBrand } from '../src/brand.ts';
import { escapeMarkup } from '../src/server/markup.ts';
import type * as Site from '../src/server/prerender.tsx';
import { pictureFile } from '../src/server/sharing.ts';
import { iconFiles, iconTags, manifestFile, webManifest } from '../src/server/webManifest.ts';
import { compress } from './compress.ts';
import { stylesInSvg } from './stylesInSvg.ts';
import { toPng } from './toPng.ts';

// Uses the built packages, like any consumer; PCB_PACKAGES=source builds from their sources.
process.env['PCB_PACKAGES'] ??= 'dist';

const siteFolder = join(import.meta.dirname, '..');
const configFile = join(siteFolder, 'vite.config.ts');
const outputFolder = join(siteFolder, 'dist');
const serverFile = join(siteFolder, '../../.cache/site-server/prerender.js');

await build({ configFile, logLevel: 'warn' });
await build({ configFile, logLevel: 'warn', build: { ssr: 'src/server/prerender.tsx' } });

const { createPrerender, publicPaths, renderFallback } = (await import(pathToFileURL(serverFile).href)) as typeof Site;
const site = createPrerender(brand);
// The head of each page links the files that it needs, or contains them.
const template = (await readFile(join(outputFolder, 'index.html'), 'utf8')).replaceAll(
  /<link rel="(?:stylesheet|modulepreload)"[^>]*>/g,
  '',
);
const manifest = JSON.parse(await readFile(join(outputFolder, '.vite/manifest.json'), 'utf8')) as Manifest;

/** A chunk and everything it imports. */
function chunksOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The build has no chunk ${key}: the id of a route in src/app/routing/routes.tsx must be its file.`);
  if (!seen.has(key)) {
    seen.add(key);
    chunk.imports?.forEach((imported) => chunksOf(imported, seen));
  }
  return seen;
}

/** The style sheets and the scripts of a page, with those of the code that starts it. */
function filesOf(modules: readonly string[]) {
  const keys = new Set(['index.html', ...modules].flatMap((module) => [...chunksOf(module)]));
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const later = new Set(
    chunks.flatMap(({ dynamicImports = [] }) => dynamicImports.flatMap((key) => [...chunksOf(key)])),
  );
  return {
    styles: stylesOf(chunks),
    /** The styles of parts whose code loads on demand. */
    laterStyles: stylesOf([...later].flatMap((key) => manifest[key] ?? [])),
    // The template loads the entry.
    scripts: [...new Set(chunks.filter(({ isEntry }) => !isEntry).map(({ file }) => `/${file}`))],
  };
}

const stylesOf = (chunks: readonly ManifestChunk[]) => [
  ...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`))),
];

const styleLinks = (styles: readonly string[], attribute = '') =>
  styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}"${attribute}>`).join('');

const readOutput = (file: string) => readFile(join(outputFolder, file), 'utf8');

/** Whether a sheet has a class of a page. */
const isUsed = (sheet: string, classes: ReadonlySet<string>) =>
  [...sheet.matchAll(/\.([a-z_][\w-]*)/gi)].some(([, name = '']) => classes.has(name));

/**
 * The styles of a page in its head, so that its first paint waits for no other file. The disabled links, which no browser
 * loads, tell the site that it has these sheets.
 */
async function styleTags(html: string, { styles, laterStyles }: ReturnType<typeof filesOf>): Promise<string> {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const sheets = new Map<string, string>();
  for (const href of styles) sheets.set(href, await readOutput(href));
  for (const href of laterStyles) {
    const sheet = await readOutput(href);
    if (!sheets.has(href) && isUsed(sheet, classes)) sheets.set(href, sheet);
  }
  return `<style>${[...sheets.values()].join('')}</style>${styleLinks([...sheets.keys()], ' disabled')}`;
}

const scriptLinks = (scripts: readonly string[]) =>
  scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('');

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
    ['<title></title>', `<title>${escapeMarkup(title)}</title>`],
    ['<meta name="description" content="" />', `<meta name="description" content="${escapeMarkup(description)}" />`],
    ['</head>', `${iconTags}${head}</head>`],
    ['<div id="root"></div>', root],
  ];
  return edits.reduce((html, [from, to]) => {
    if (!html.includes(from)) throw new Error(`index.html does not contain ${from}`);
    return html.replace(from, () => to);
  }, template);
}

/** Pending writes. Other threads compress files and draw pictures while this one renders pages. */
const writes: Promise<void>[] = [];

async function writeOutput(path: string, content: string | Promise<Buffer>): Promise<void> {
  const file = join(outputFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await content);
  await compress(file);
}

const write = (path: string, content: string | Promise<Buffer>) => void writes.push(writeOutput(path, content));
const writePage = (path: string, html: string) => write(`${path === '/' ? '/index' : path}.html`, html);

const assets = (await readdir(join(outputFolder, 'assets'))).map((file) => `assets/${file}`);
for (const file of assets) writes.push(compress(join(outputFolder, file)));
const css = await Promise.all(assets.filter((file) => file.endsWith('.css')).map(readOutput));
const withStyles = stylesInSvg(css.join('\n'));

for (const path of publicPaths) {
  const { html, frame, modules, head: tags, picture, ...meta } = await site.renderPage(path);
  const files = filesOf([...frame, ...modules]);
  const head = (await styleTags(html, files)) + scriptLinks(files.scripts) + tags;
  writePage(path, pageOf({ ...meta, head, root: `<div id="root" data-path="${path}">${html}</div>` }));
  if (picture) write(pictureFile(path), toPng(withStyles(picture, 'rect{fill:var(--pcb-color-page)}')));
}

for (const [path, text] of Object.entries(site.sharedFiles())) write(path, text);
write(manifestFile, webManifest(brand, browserBrand));
for (const { file, size, isCut } of iconFiles) {
  write(file, toPng(browserBrand.icon, size, isCut ? browserBrand.iconBackground : undefined));
}

// Without data-path the browser renders instead of hydrating: the address may belong to a guarded page, which has a route
// in the browser only.
const { html: notFound, frame, modules, head: notFoundTags, ...notFoundMeta } = await site.renderPage('/404');
const notFoundFiles = filesOf([...frame, ...modules]);
const notFoundHead = styleLinks(notFoundFiles.styles) + scriptLinks(notFoundFiles.scripts) + notFoundTags;
writePage('/404', pageOf({ ...notFoundMeta, head: notFoundHead, root: `<div id="root">${notFound}</div>` }));

const fallback = `<div id="root">${await renderFallback()}</div>`;
const start = filesOf([]);
const startHead = styleLinks(start.styles) + scriptLinks(start.scripts);
for (const { path, head, ...meta } of await site.guardedPages())
  writePage(path, pageOf({ ...meta, head: startHead + head, root: fallback }));
for (const { path, to, head: tags, ...meta } of await site.redirectingPages()) {
  const head = `${startHead}${tags}<noscript><meta http-equiv="refresh" content="0; url=${escapeMarkup(to)}"></noscript>`;
  writePage(path, pageOf({ ...meta, head, root: fallback }));
}

await Promise.all(writes);

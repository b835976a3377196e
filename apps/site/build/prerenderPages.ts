/** Writes the pages of the built site as HTML, with the files that do not come from Vite. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand, browserBrand } from '../src/brand.ts';
import { escapeMarkup } from '../src/prerender/markup.ts';
import type * as Site from '../src/prerender/prerender.tsx';
import { pictureFile } from '../src/prerender/sharing.ts';
import { iconFiles, manifestFile, webManifest } from '../src/prerender/webManifest.ts';
import { hostFiles, writeHostConfiguration } from './hostFiles.ts';
import { addFontLicences } from './licences.ts';
import { foldersOf, serverMode } from './mode.ts';
import { allWritten, compressOutput, mode, outputFolder, readOutput, write } from './output.ts';
import { writePage } from './page.ts';
import { filesOf, scriptLinks, styleLinks, styleTags } from './pageFiles.ts';
import { stylesInSvg } from './stylesInSvg.ts';
import { toPng } from './toPng.ts';

const serverFile = join(foldersOf(mode).prerender, 'prerender.js');
const { createPrerender, guardScript, noScriptNotice, personalPaths, publicPaths, scriptsFailedNotice, splash } =
  (await import(pathToFileURL(serverFile).href)) as typeof Site;
const site = createPrerender(brand);

// For a page that is empty without its data.
const withScriptsOnly = '<noscript><style>#root > :not(noscript) { display: none }</style></noscript>';

const rootOf = (html: string, attributes = '') => `<div id="root"${attributes}>${html}</div>${scriptsFailedNotice}`;

const assets = (await readdir(join(outputFolder, 'assets'))).map((file) => `assets/${file}`);
assets.forEach(compressOutput);
const css = await Promise.all(assets.filter((file) => file.endsWith('.css')).map(readOutput));
const withStyles = stylesInSvg(css.join('\n'));

for (const path of publicPaths) {
  const { html, frame, modules, head: tags, picture, ...meta } = await site.renderPage(path);
  const files = filesOf([...frame, ...modules]);
  const head = (await styleTags(html, files)) + scriptLinks(files.scripts) + tags;
  if (personalPaths.includes(path))
    writePage(path, { ...meta, head: head + withScriptsOnly, root: rootOf(html + noScriptNotice) });
  else writePage(path, { ...meta, head, root: rootOf(html, ` data-path="${path}"`) });
  if (picture) write(pictureFile(path), toPng(withStyles(picture, 'rect{fill:var(--pcb-color-page)}')));
}

// The server sends its headers itself.
const configuration: Readonly<Record<string, string>> = mode === serverMode ? {} : hostFiles;
if (mode !== serverMode) writeHostConfiguration();
for (const [path, text] of Object.entries({ ...site.sharedFiles(), ...configuration })) write(path, text);
await addFontLicences();
write(manifestFile, webManifest(brand, browserBrand));
for (const { file, size, isMaskable } of iconFiles) {
  write(file, toPng(browserBrand.icon, size, isMaskable ? browserBrand.iconBackground : undefined));
}

// Without data-path the browser renders instead of hydrating: the path may belong to a guarded page, which has a route
// in the browser only.
const { html: notFound, frame, modules, head: notFoundTags, ...notFoundMeta } = await site.renderPage('/404');
const notFoundFiles = filesOf([...frame, ...modules]);
const notFoundHead = styleLinks(notFoundFiles.styles) + scriptLinks(notFoundFiles.scripts) + notFoundTags;
writePage('/404', { ...notFoundMeta, head: notFoundHead, root: rootOf(notFound) });

// Also without data-path: the browser renders it again with its data.
for (const {
  path,
  html,
  frame: frames,
  modules: pages,
  head: tags,
  signInPath,
  ...meta
} of await site.guardedPages()) {
  const files = filesOf([...frames, ...pages]);
  const head = guardScript(signInPath, files.scripts) + (await styleTags(html, files)) + withScriptsOnly + tags;
  writePage(path, { ...meta, head, root: rootOf(html + noScriptNotice) });
}

const root = rootOf(splash + noScriptNotice);
const start = filesOf([]);
const startHead = styleLinks(start.styles) + scriptLinks(start.scripts);
for (const { path, to, head: tags, ...meta } of await site.redirectingPages()) {
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${escapeMarkup(to)}"></noscript>`;
  writePage(path, { ...meta, head: startHead + tags + refresh, root });
}

await allWritten();

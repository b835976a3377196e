import type { Manifest, ManifestChunk } from 'vite';
import { readOutput } from './output.ts';

const manifest = JSON.parse(await readOutput('.vite/manifest.json')) as Manifest;

/** A chunk and all its imports. */
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

const stylesOf = (chunks: readonly ManifestChunk[]) => [
  ...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`))),
];

/** The style sheets and the scripts of a page, including those of the code that starts it. */
export function filesOf(modules: readonly string[]) {
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

export const styleLinks = (styles: readonly string[], attribute = '') =>
  styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}"${attribute}>`).join('');

export const scriptLinks = (scripts: readonly string[]) =>
  scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('');

/** Whether a sheet contains a class of a page. */
const isUsed = (sheet: string, classes: ReadonlySet<string>) =>
  [...sheet.matchAll(/\.([a-z_][\w-]*)/gi)].some(([, name = '']) => classes.has(name));

/**
 * The styles of a page in its head, so that its first paint does not wait for another file. The disabled links, which
 * browsers do not load, tell the site that it has these sheets.
 */
export async function styleTags(html: string, { styles, laterStyles }: ReturnType<typeof filesOf>): Promise<string> {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const sheets = new Map<string, string>();
  for (const href of styles) sheets.set(href, await readOutput(href));
  for (const href of laterStyles) {
    const sheet = await readOutput(href);
    if (!sheets.has(href) && isUsed(sheet, classes)) sheets.set(href, sheet);
  }
  return `<style>${[...sheets.values()].join('')}</style>${styleLinks([...sheets.keys()], ' disabled')}`;
}

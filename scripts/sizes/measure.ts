import { build, type Metafile } from 'esbuild';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** Compressed bytes. */
interface Size {
  script: number;
  css: number;
}

const compress = promisify(brotliCompress);

/** The outputs that a page loads at once: the entry and its static imports, without what it loads later. */
function loadedAtOnce(outputs: Metafile['outputs'], file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind } of outputs[file]?.imports ?? [])
    if (kind === 'import-statement' && path in outputs) loadedAtOnce(outputs, path, found);
  return found;
}

/**
 * What a module costs a page that has React and react-dom: the script and the CSS that it imports, minified and
 * compressed with Brotli, without fonts. Packages are resolved from `folder`, as a bundler of a host would.
 */
export async function measure(source: string, folder: string): Promise<Size> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: folder, loader: 'tsx' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    loader: { '.woff2': 'empty' },
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const { outputs } = metafile;
  const entry = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === '<stdin>') ?? '';
  const bytes = async (files: readonly string[]) => {
    const contents = outputFiles.filter(({ path }) => files.some((file) => path.endsWith(`/${file}`)));
    const sizes = await Promise.all(contents.map(async (file) => (await compress(file.contents)).length));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const sheet = outputs[entry]?.cssBundle;
  return {
    script: await bytes([...loadedAtOnce(outputs, entry)]),
    css: await bytes(sheet === undefined ? [] : [sheet]),
  };
}

/** The size in kB of 1,000 bytes, with one decimal. */
export const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

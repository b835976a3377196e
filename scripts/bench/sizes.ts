import { build, type Metafile } from 'esbuild';
import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { listFiles } from '../build/listFiles.ts';
import { budget } from './budget.ts';
import { inKilobytes, markdownTable } from './figures.ts';

const compress = promisify(brotliCompress);

async function compressedBytes(contents: readonly Uint8Array[]): Promise<number> {
  const sizes = await Promise.all(contents.map(async (content) => (await compress(content)).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function loadedAtOnce(outputs: Metafile['outputs'], file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind } of outputs[file]?.imports ?? [])
    if (kind === 'import-statement' && path in outputs) loadedAtOnce(outputs, path, found);
  return found;
}

/** Compressed bytes of script and CSS in addition to React, without fonts. @param folder Where its imports are resolved. */
async function sizeOf(source: string, folder = process.cwd()) {
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
  const bytesOf = (files: readonly string[]) =>
    compressedBytes(
      outputFiles.filter(({ path }) => files.some((file) => path.endsWith(`/${file}`))).map(({ contents }) => contents),
    );
  const sheet = outputs[entry]?.cssBundle;
  return { script: await bytesOf([...loadedAtOnce(outputs, entry)]), css: await bytesOf(sheet ? [sheet] : []) };
}

const chartNames = readdirSync('packages/ui/src/charts').filter((name) => name !== 'private');

const imports = [
  ...readdirSync('packages/ui/src/components').map((name) => `@pcb/ui/${name}`),
  ...chartNames.map((name) => `@pcb/ui/charts/${name}`),
  ...readdirSync('packages/art/src/drawings').map((name) => `@pcb/art/${name}`),
  ...(await listFiles('packages/screens/src', /(Screen|Layout|Shell)\.tsx$/))
    .filter((file) => !file.includes('/private/'))
    .map((file) => `@pcb/screens/${file.split('/')[3]}/${basename(file, '.tsx')}`),
];

const sources: Readonly<Record<string, string>> = Object.fromEntries(
  ['@pcb/ui', '@pcb/art', '@pcb/screens', ...imports].map((path): [string, string] => {
    const included = imports.filter((one) => one === path || one.startsWith(`${path}/`));
    return [path, included.map((one) => `export { ${one.split('/').at(-1)} } from '${one}';`).join('\n')];
  }),
);

export async function sizes(): Promise<string> {
  if (!existsSync('packages/screens/dist')) throw new Error('Run `npm run build:modules` first.');
  const rows: string[][] = [];
  for (const [path, source] of Object.entries(sources)) {
    const { script, css } = await sizeOf(source);
    rows.push([path, inKilobytes(script), inKilobytes(css)]);
    const limit = budget[path];
    if (limit && (script / 1000 > limit.script || css / 1000 > limit.css)) {
      console.error(`${path} is over its budget of ${limit.script} kB of script and ${limit.css} kB of CSS.`);
      process.exitCode = 1;
    }
  }
  const unknown = Object.keys(budget).filter((path) => !(path in sources));
  if (unknown.length > 0) throw new Error(`There is a budget for what does not exist: ${unknown.join(', ')}`);
  return `# Sizes

What one import costs a page that has React and react-dom, in kB of 1,000 bytes: minified by esbuild and compressed with
Brotli, with everything that it imports, without fonts and without what loads later. Imports share most of their code.

${markdownTable(['import', 'script', 'CSS'], rows)}`;
}

/**
 * The build of our packages: every source file becomes an ES module with its own `"use client"`, and every `X.css.ts`
 * becomes `X.styles.js` with a plain `X.css`. It imports this as `#css/X.css`, which plain Node resolves to an empty
 * module. A consumer does not need a vanilla-extract plugin and gets only the CSS of its imports
 * (docs/decisions/0002-package-builds.md).
 */
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import type { Options } from 'tsup';
import { layerOrder } from '../../packages/ui/src/theme/layerOrder.ts';
import { listFiles } from './listFiles.ts';

/** `src/Button.css.ts` → `Button.styles`. A consumer's vanilla-extract plugin would treat `.css.js` as a source. */
const outputName = (sourceFile: string) =>
  sourceFile
    .replace(/^src\//, '')
    .replace(/\.css\.ts$/, '.styles')
    .replace(/\.tsx?$/, '');

const outputSpecifier = (specifier: string) => `${outputName(specifier)}.js`;

const hasRules = (css: string) => postcss.parse(css).some((node) => node.type !== 'atrule' || node.nodes !== undefined);

const keepModulesApart = (layers: readonly string[]): Plugin => ({
  name: 'keep-modules-apart',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: outputSpecifier(path), external: true },
    );
    build.onResolve({ filter: virtualCssFileFilter }, async ({ path }) => {
      const { fileName, source } = await getSourceFromVirtualCssFile(path);
      if (!hasRules(source)) return { path, namespace: 'empty' };
      const cssFile = fileName.replace(/^src\//, '').replace(/\.css\.ts\.vanilla\.css$/, '.css');
      const target = join('dist', cssFile);
      await mkdir(dirname(target), { recursive: true });
      // Each sheet declares the layers, because any sheet may load first.
      await writeFile(target, `@layer ${layers.join(', ')};\n${source.replaceAll(/^@layer [\w.]+;\n/gm, '')}`);
      return { path: `#css/${cssFile}`, external: true };
    });
    build.onLoad({ filter: /^/, namespace: 'empty' }, () => ({ contents: '' }));
  },
});

/** The tsup options of a package, which may have layers above those of `@pcb/ui`. Run in its folder. */
export async function perModule(ownLayers: readonly string[] = []): Promise<Options> {
  const sources = await listFiles('src', /\.tsx?$/);
  return {
    entry: Object.fromEntries(sources.map((file) => [outputName(file), file])),
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    bundle: true,
    splitting: false,
    clean: true,
    silent: true,
    // tsc writes the declarations: tsup's own run out of memory at this many entries.
    dts: false,
    esbuildPlugins: [
      keepModulesApart([...layerOrder, ...ownLayers]),
      vanillaExtractPlugin({
        identifiers: ({ hash }) => `pcb_${hash}`,
        // Computing a style does not need the style sheets of other built packages.
        esbuildOptions: { loader: { '.css': 'empty' } },
      }),
    ],
    onSuccess: async () => {
      if (existsSync('src/fonts')) await cp('src/fonts', 'dist/fonts', { recursive: true });
      const sheet = await oneStyleSheet();
      if (sheet === undefined) return;
      await writeFile('dist/styles.css', sheet);
      // In plain Node, `#css/*` in the manifest resolves to this module.
      await writeFile('dist/noStyles.js', 'export {};\n');
    },
  };
}

/** All CSS except the reset; `undefined` without any. The order does not matter (decision 0003). */
async function oneStyleSheet(): Promise<string | undefined> {
  const files = (await listFiles('dist', /\.css$/)).filter((file) => !/(fonts|styles|reset)\.css$/.test(file));
  if (files.length === 0) return undefined;
  const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return sheets.join('\n');
}

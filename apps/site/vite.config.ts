import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { browsers } from '../../scripts/build/browsers.ts';
import { chunks } from './build/chunks.ts';
import { licencesFile } from './build/licences.ts';
import { foldersOf, serverMode } from './build/mode.ts';
import { browserBrand } from './src/brand.ts';

/** `PCB_PACKAGES=dist`, the default of `build/index.ts`, uses the built packages; the development server uses their sources. */
const source = process.env['PCB_PACKAGES'] === 'dist' ? [] : ['@pcb/source'];

/** The condition that resolves `#build/` (package.json). */
const ofMode = (mode: string) => (mode === serverMode ? ['@pcb/server'] : []);

/** Adds the favicon and the theme colours to the head. */
function brandInHead({ barColors, icon }: typeof browserBrand): Plugin {
  const tag = (name: string, attrs: Record<string, string>) => ({ tag: name, attrs, injectTo: 'head' }) as const;
  const barColor = ([scheme, content]: [string, string]) =>
    tag('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content });
  return {
    name: 'brand-in-head',
    transformIndexHtml: () => [
      ...Object.entries(barColors).map(barColor),
      tag('link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(icon)}` }),
    ],
  };
}

/** Preloads the text font; otherwise its download starts only after the style sheet has loaded. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.values(bundle ?? {}).find(
          (output) => output.type === 'asset' && output.names.includes('geist.woff2'),
        );
        if (!font) throw new Error('geist.woff2 is not in the build. Was the text font of @pcb/ui renamed?');
        const href = `/${font.fileName}`;
        const attrs = { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // Keeps only the translations of react-aria's built-in strings that this site uses.
    { ...optimizeLocales.vite({ locales: ['en-IN', 'en-GB', 'en-US'] }), enforce: 'pre' },
    preloadTextFont(),
    brandInHead(browserBrand),
  ],
  resolve: { conditions: [...ofMode(mode), ...source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [...ofMode(mode), ...source, ...defaultServerConditions] },
    noExternal: [/^@pcb\//],
  },
  // The reader of fabrication files loads the code that measures copper later.
  worker: { format: 'es' },
  build: {
    outDir: isSsrBuild ? foldersOf(mode).prerender : foldersOf(mode).draft,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    license: !isSsrBuild && { fileName: licencesFile },
    target: browsers,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: chunks } } }),
  },
}));

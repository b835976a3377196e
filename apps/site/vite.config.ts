import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { browsers } from '../../scripts/build/browsers.ts';
import { browserBrand } from './src/brand.ts';

/** `PCB_PACKAGES=dist`, the default of `build/index.ts`, uses the built packages; the development server uses their sources. */
const source = process.env['PCB_PACKAGES'] === 'dist' ? [] : ['@pcb/source'];

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

/**
 * React Router ships one build to bundlers, with development warnings enabled and with `displayName` assignments that
 * prevent `Link`, `Form` and their dependencies from being tree-shaken. Removing both saves 4 kB (brotli).
 */
function slimReactRouter(): Plugin {
  return {
    name: 'slim-react-router',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (React\d*\.)?forwardRef\(/g, '= /* @__PURE__ */ $1forwardRef('),
    },
  };
}

/** Modules that a barrel re-exports and these pages do not use; other pages may need them. */
const isBarrelOnly = (id: string) =>
  id.includes('/react-aria-components/dist/exports/index.') || id.includes('/NumberParser.');

const iconBarrel = '/lucide-react/dist/esm/lucide-react.mjs';

/** The files of the icons that a module imports from the barrel by name: `ArrowRight` is `arrow-right.mjs`. */
const iconFilesIn = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => {
      const words = name.trim().replace(/\s+as\s.*/, '');
      return `/lucide-react/dist/esm/icons/${words.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()}.mjs`;
    }),
  );

/**
 * Puts each of these groups of modules, with everything they import, into one chunk instead of many small ones, which
 * saves 5 kB after compression. A module that several groups import goes into the first.
 */
function fewerChunks(chunks: Record<string, RegExp[]>): Plugin {
  const chunkOf = new Map<string, string>();
  return {
    name: 'fewer-chunks',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What the entry needs. Else it would load the first group, which needs it too.
                { name: 'start', test: /vite\/preload-helper|\/app\/earlyUse\.ts$/, priority: 1 },
                ...Object.keys(chunks).map((name) => ({ name, test: (id: string) => chunkOf.get(id) === name })),
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const ids = [...this.getModuleIds()];
      for (const [name, patterns] of Object.entries(chunks)) {
        const queue = ids.filter((id) => patterns.some((pattern) => pattern.test(id)));
        const seen = new Set<string>();
        for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
          const info = this.getModuleInfo(id);
          if (!info || seen.has(id) || isBarrelOnly(id)) continue;
          seen.add(id);
          const icons = iconFilesIn(info.code ?? '');
          queue.push(
            ...info.importedIds.filter((imported) => !imported.endsWith(iconBarrel)),
            ...(icons.length > 0 ? ids.filter((imported) => icons.some((icon) => imported.endsWith(icon))) : []),
          );
          // Entries and routes keep their own chunks, because the manifest lists them by file.
          const isNamed = info.isEntry || info.dynamicImporters.length > 0;
          if (!isNamed && !chunkOf.has(id)) chunkOf.set(id, name);
        }
      }
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // Keeps only the translations of react-aria's built-in strings that this site uses.
    { ...optimizeLocales.vite({ locales: ['en-IN', 'en-GB', 'en-US'] }), enforce: 'pre' },
    slimReactRouter(),
    fewerChunks({
      pages: [
        /\/site\/src\/(client|app\/StorefrontFrame)\.tsx$/,
        /\/site\/src\/effects\/storefront\.ts$/,
        /\/components\/(Card|Eyebrow|Grid)\/\w+\.(tsx|js)$/,
        /\/industries\.(ts|js)$/,
        // Drawings of all kinds share these; without the line they would load with the generator of boards.
        /\/art\/(src|dist)\/(private\/Picture|pen\/(path|roundedRectPath|shorten))\.(tsx?|js)$/,
        /\/lucide-react\/dist\/esm\/icons\/arrow-right\.mjs$/,
      ],
      tabs: [/\/components\/Tabs\/Tabs\.(tsx|js)$/],
      art: [/\/art\/(src|dist)\/BoardArt\/BoardArt\.(tsx|js)$/],
    }),
    preloadTextFont(),
    brandInHead(browserBrand),
  ],
  resolve: { conditions: [...source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...source, ...defaultServerConditions] }, noExternal: [/^@pcb\//] },
  build: {
    outDir: isSsrBuild ? '../../.cache/site-server' : 'dist',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: browsers,
    modulePreload: { polyfill: false },
  },
}));

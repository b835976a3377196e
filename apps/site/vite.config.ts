import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { browsers } from '../../scripts/build/browsers.ts';
import { browserBrand } from './src/brand.ts';

/** `PCB_PACKAGES=dist`, as `build.ts` says, takes the built packages; the development server sees their sources. */
const source = process.env['PCB_PACKAGES'] === 'dist' ? [] : ['@pcb/source'];

/** Writes the icon of the tab and the colours of the browser's bars into the head. */
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

/** Starts the download of the one text font with the page, not after its style sheet. */
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
        if (!font) throw new Error('geist.woff2 is not in the build: has the text font of @pcb/ui changed its name?');
        const href = `/${font.fileName}`;
        const attrs = { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/**
 * React Router ships one build to bundlers, with its development warnings on, and names its components by statements
 * that keep `Link`, `Form` and all that they use in the bundle. Without either it is 4 kB smaller (brotli).
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

/** What a barrel names beside the one part of it that is used: other pages may need it, these do not. */
const isNamedByBarrelsOnly = (id: string) =>
  id.includes('/react-aria-components/dist/exports/index.') || id.includes('/NumberParser.');

const iconBarrel = '/lucide-react/dist/esm/lucide-react.mjs';

/** The files of the icons that a module takes from their barrel by name: `ArrowRight` is `arrow-right.mjs`. */
const iconFilesIn = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => {
      const words = name.trim().replace(/\s+as\s.*/, '');
      return `/lucide-react/dist/esm/icons/${words.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()}.mjs`;
    }),
  );

/**
 * Makes one chunk of each of these modules and all that they import, instead of many small ones: together they compress
 * 5 kB better. A module that several of them import goes with the first.
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
              groups: Object.keys(chunks).map((name) => ({ name, test: (id: string) => chunkOf.get(id) === name })),
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
          if (!info || seen.has(id) || isNamedByBarrelsOnly(id)) continue;
          seen.add(id);
          const icons = iconFilesIn(info.code ?? '');
          queue.push(
            ...info.importedIds.filter((imported) => !imported.endsWith(iconBarrel)),
            ...(icons.length > 0 ? ids.filter((imported) => icons.some((icon) => imported.endsWith(icon))) : []),
          );
          // The manifest must go on naming the page and its routes.
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
    // The words that react-aria says by itself, in the languages of this site only.
    { ...optimizeLocales.vite({ locales: ['en-IN', 'en-GB', 'en-US'] }), enforce: 'pre' },
    slimReactRouter(),
    fewerChunks({
      pages: [
        /\/site\/src\/(client|app\/StorefrontFrame)\.tsx$/,
        /\/site\/src\/effects\/storefront\.ts$/,
        /\/components\/(Card|Designator|Grid)\/\w+\.(tsx|js)$/,
        /\/industries\.(ts|js)$/,
        /\/lucide-react\/dist\/esm\/icons\/arrow-right\.mjs$/,
      ],
      tabs: [/\/components\/Tabs\/Tabs\.(tsx|js)$/],
      art: [/\/components\/BoardArt\/BoardArt\.(tsx|js)$/],
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

/** Pictures the stories of the tree that it stands in. `npm run visual` runs it for the base commit and for this tree. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { type BrowserCommand } from 'vitest/node';
import { browserDependencies } from '../shared/browserDependencies.ts';
import { ensureBrowser } from '../shared/findBrowser.ts';

const root = join(import.meta.dirname, '../..');
const output = process.env['VISUAL_OUTPUT'] ?? join(root, '.cache/visual');

/** Vitest scales a story down when it is larger than the window, so the window follows the story. */
const setWindow: BrowserCommand<[size: { width: number; height: number }, forcedColors: 'active' | 'none']> = async (
  { page },
  size,
  forcedColors,
) => {
  await page.setViewportSize(size);
  await page.emulateMedia({ forcedColors });
};

export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: join(root, '.storybook'), tags: { skip: ['test-fn'] } })],
  optimizeDeps: { include: browserDependencies(root) },
  // vanilla-extract reads this file, not Storybook's configuration; the packages of the base are not built.
  resolve: { conditions: ['@pcb/source', ...defaultClientConditions] },
  // The base commit finds its packages, and writes its pictures, outside of its own folder.
  server: { fs: { strict: false } },
  test: {
    name: 'visual',
    // Flows and benchmarks show no state, so they are never pictured, and take long.
    exclude: ['stories/{flows,benchmarks}/**'],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    api: { allowWrite: true },
    // Turns axe off, which checks the stories as tests.
    provide: { 'storybook/test-provided': { a11y: false } },
    attachmentsDir: join(output, 'attachments'),
    // Not `isolate: false`: the setup file would be evaluated for the first file of each page alone, and picture no other.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    silent: true,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: ensureBrowser(),
          args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-partial-raster'],
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { setWindow },
      expect: {
        toMatchScreenshot: {
          // Long pages on a busy machine.
          timeout: 30_000,
          // Both sides are drawn by the same browser on the same machine: any pixel that differs was changed.
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext }) => join(output, 'reference', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(output, 'report', `${arg}${ext}`),
        },
      },
    },
  },
});

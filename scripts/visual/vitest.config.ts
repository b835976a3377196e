/** Takes screenshots of the stories of its own tree. `npm run visual` runs it for the base commit and for this tree. */
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

/** Vitest scales down a story that is larger than the window, so the window is resized to the story. */
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
  // vanilla-extract reads this file and not Storybook's configuration; the packages of the base are not built.
  resolve: { conditions: ['@pcb/source', ...defaultClientConditions] },
  // The base commit reads packages and writes screenshots outside its own folder.
  server: { fs: { strict: false } },
  test: {
    name: 'visual',
    // Flows and benchmarks show no state, so they have no screenshots, and they are slow.
    exclude: ['stories/{flows,benchmarks}/**'],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    api: { allowWrite: true },
    // Turns axe off, which checks the stories as tests.
    provide: { 'storybook/test-provided': { a11y: false } },
    attachmentsDir: join(output, 'attachments'),
    // Not `isolate: false`: Vitest would evaluate the setup file only for the first file of each page and skip the rest.
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
          // For long pages on a busy machine.
          timeout: 30_000,
          // Both sides have the same browser and machine, so every different pixel is a change.
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext }) => join(output, 'reference', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(output, 'report', `${arg}${ext}`),
        },
      },
    },
  },
});

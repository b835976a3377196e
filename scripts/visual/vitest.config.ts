/**
 * `npm run visual -- --update=all` takes pictures of every state into `.cache/visual`. `npm run visual`, at another
 * commit on the same machine, compares with them, and writes reference, actual and diff of each difference into
 * `.cache/visual/report`.
 */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserDependencies } from '../shared/browserDependencies.ts';
import { ensureBrowser } from '../shared/findBrowser.ts';

const root = join(import.meta.dirname, '../..');
const output = join(root, '.cache/visual');

export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: join(root, '.storybook'), tags: { skip: ['test-fn'] } })],
  optimizeDeps: { include: browserDependencies(root) },
  // vanilla-extract's compiler does not read Storybook's configuration, and would use the styles in dist.
  environments: { ssr: { resolve: { conditions: ['@pcb/source', ...defaultClientConditions] } } },
  test: {
    name: 'visual',
    // Flows do not show a state, so they do not need screenshots, and they are slow.
    exclude: ['stories/flows/**'],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    api: { allowWrite: true },
    // Turns axe off, which checks the stories as tests.
    provide: { 'storybook/test-provided': { a11y: false } },
    attachmentsDir: join(output, 'attachments'),
    // Not `isolate: false`: Vitest would evaluate the setup file only for the first file of each page and skip the
    // rest.
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
      commands: {
        // Vitest scales down a story that is larger than the window, so the window is resized to the story.
        setWindow: async (
          { page }: { page: Page },
          size: { width: number; height: number },
          forcedColors: 'active' | 'none',
        ) => {
          await page.setViewportSize(size);
          await page.emulateMedia({ forcedColors });
        },
      },
      expect: {
        toMatchScreenshot: {
          // Long pages on a busy machine need this long.
          timeout: 30_000,
          // Both pictures are from the same browser and machine, so every different pixel is a change.
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext }) => join(output, 'reference', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(output, 'report', `${arg}${ext}`),
        },
      },
    },
  },
});

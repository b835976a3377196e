import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserDependencies } from './scripts/shared/browserDependencies.ts';
import { ensureBrowser } from './scripts/shared/findBrowser.ts';

// West of Greenwich, a date without a time zone would format as the day before. Worker threads cannot set the zone themselves.
process.env['TZ'] = 'America/Los_Angeles';

const source = { conditions: ['@pcb/source', ...defaultClientConditions] };

/**
 * The toolbar settings of each run of the stories. `stories` runs every story and its tests; a story that needs a
 * direction, a contrast mode or a viewport sets its own, and contrast is measured in both themes. The other two runs
 * repeat everything in one mode (`npm run test:all`).
 */
const storyRuns = {
  stories: {},
  'stories-right-to-left': { direction: 'rtl' },
  'stories-forced-colours': { contrast: 'forced' },
} as const;

/** The stories as tests in a real browser, with axe violations as errors. */
const stories = (name: keyof typeof storyRuns): TestProjectConfiguration => ({
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, '.storybook'),
      initialGlobals: { ...storyRuns[name] },
      // A story in the dark theme is for its picture. Contrast is measured in both themes in every other story.
      tags: { include: ['test'], exclude: ['dark'], skip: [] },
    }),
  ],
  // Storybook sets this for the browser. vanilla-extract's compiler reads this file instead, and would use the styles in dist.
  resolve: source,
  optimizeDeps: { include: browserDependencies(import.meta.dirname) },
  test: {
    name,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
      }),
      instances: [{ browser: 'chromium' }],
      commands: {
        forceColours: ({ page }: { page: Page }, isForced: boolean) =>
          page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' }),
      },
    },
    isolate: false,
    // Two pages, even on two cores: one works while the other waits for a frame. A third is slower.
    maxWorkers: 2,
  },
});

// Only on request, so that the other projects run without a browser.
const areStoriesRequested = process.argv.some((argument) => argument.includes('stories'));

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: 'unit',
          include: ['tests/{ui,engineering,art,screens,site,repository}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Loading the modules again for each file would take twice as long.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve: source,
        ssr: { resolve: source },
        test: { name: 'packages', include: ['tests/packages/**/*.test.ts'], environment: 'node' },
      },
      // Bundles the largest imports of each package.
      { test: { name: 'sizes', include: ['tests/sizes/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/hosts/setup.ts',
          // Installations and builds of whole applications, one at a time.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      { test: { name: 'storybook', include: ['tests/storybook/**/*.test.ts'], environment: 'node' } },
      ...(areStoriesRequested ? (Object.keys(storyRuns) as (keyof typeof storyRuns)[]).map(stories) : []),
    ],
  },
});

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
 * The globals of each run of the stories. `stories` runs every story and every test of one: a story sets the direction,
 * the colours or the window that it is about by its own globals, and its contrast is measured in both themes. The other
 * two run everything once more in one mode (`npm run test:all`).
 */
const storyRuns = {
  stories: {},
  'stories-right-to-left': { direction: 'rtl' },
  'stories-forced-colours': { contrast: 'forced' },
} as const;

/** The stories as tests in a real browser, with axe violations as errors. */
const stories = (name: keyof typeof storyRuns): TestProjectConfiguration => ({
  plugins: [
    storybookTest({ configDir: join(import.meta.dirname, '.storybook'), initialGlobals: { ...storyRuns[name] } }),
  ],
  // Storybook sets it for the browser; the compiler of vanilla-extract reads this file, and would take styles from dist.
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
    // Two pages also on two cores: while one waits for a frame, the other works. A third is slower.
    maxWorkers: 2,
  },
});

// Only when asked for, so that the other projects run where there is no browser.
const areStoriesAskedFor = process.argv.some((argument) => argument.includes('stories'));

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: 'unit',
          include: ['tests/{ui,engineering,screens,site,repository}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Loading the modules anew for each file would take twice the time.
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
      { test: { name: 'storybook', include: ['tests/storybook/**/*.test.ts'], environment: 'node' } },
      ...(areStoriesAskedFor ? (Object.keys(storyRuns) as (keyof typeof storyRuns)[]).map(stories) : []),
    ],
  },
});

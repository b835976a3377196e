import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserDependencies } from './scripts/shared/browserDependencies.ts';
import { ensureBrowser } from './scripts/shared/findBrowser.ts';

// West of Greenwich, a date without a time zone would format as the day before. Worker threads cannot set the zone themselves.
process.env['TZ'] ??= 'America/Los_Angeles';

const source = { conditions: ['@pcb/source', ...defaultClientConditions] };

/** The young generation of 64 MB saves a tenth of the run, which a smaller one spends on collecting garbage. */
const browserArguments = ['--no-sandbox', '--js-flags=--min-semi-space-size=64 --max-semi-space-size=64'];

/** Stories in these states are for their picture, which Chromatic compares. They render once, in `npm run test:all`. */
const pictures = ['dark', 'unbroken', 'on-inverse', 'forced-colours'];

/** The tag of flows, guides and foundations: the browser tests prove the flows on the assembled site, and the others document. */
const nightly = 'nightly';

interface StoryRun {
  /** The toolbar settings of the run. A story that needs a direction, a contrast mode or a viewport sets its own. */
  globals?: Readonly<Record<string, string>>;
  /** The tags of the stories that run. */
  include: string[];
  exclude: string[];
}

/**
 * The runs of the stories. `stories` is part of `npm test`; the others are part of `npm run test:all`: what the first run
 * leaves out, then everything in three other modes. The stories for the direction from right to left are in the run of it.
 */
const storyRuns: Readonly<Record<string, StoryRun>> = {
  stories: { include: ['test'], exclude: [...pictures, 'right-to-left', nightly] },
  'stories-nightly': { include: [...pictures, nightly], exclude: [] },
  'stories-right-to-left': { globals: { direction: 'rtl' }, include: ['test'], exclude: [...pictures, nightly] },
  'stories-translated': {
    globals: { translation: 'browser' },
    include: ['test'],
    exclude: [...pictures, 'right-to-left', nightly],
  },
  'stories-forced-colours': { globals: { contrast: 'forced' }, include: ['test'], exclude: [...pictures, nightly] },
};

/** The stories as tests in a real browser, with axe violations as errors. */
const stories = ([name, { globals = {}, include, exclude }]: [string, StoryRun]): TestProjectConfiguration => ({
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, '.storybook'),
      initialGlobals: globals,
      tags: { include, exclude, skip: [] },
    }),
  ],
  // vanilla-extract's compiler does not read Storybook's configuration, and would use the styles in dist.
  ...(process.env['PCB_PACKAGES'] !== 'dist' && { environments: { ssr: { resolve: source } } }),
  optimizeDeps: { include: browserDependencies(import.meta.dirname) },
  test: {
    name,
    // axe and contrast take two fifths of the run, and a test seldom ends with a page that no story shows.
    env: { AXE_AFTER: name === 'stories' ? 'stories' : 'everything' },
    setupFiles: ['.storybook/vitest.setup.ts'],
    // Ends a test that hangs. Whatever a test waits for has a shorter limit of its own.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: ensureBrowser(), args: browserArguments },
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

/** Tests of the server, on a PostgreSQL that is started for them. */
const server = (name: string, files: string): TestProjectConfiguration => ({
  resolve: source,
  ssr: { resolve: { conditions: ['@pcb/source', ...defaultServerConditions] } },
  test: {
    name,
    include: [files],
    environment: 'node',
    globalSetup: 'tests/server/setup/postgres.ts',
    // Waits for a database and for processes, on a busy machine too.
    testTimeout: 0,
    hookTimeout: 300_000,
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
        // For vanilla-extract's compiler, too.
        environments: { ssr: { resolve: source } },
        test: {
          name: 'unit',
          include: ['tests/{text,gerber,ui,engineering,quoting,art,screens,site,repository}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // These tests compute and wait for nothing: a limit would measure how busy the machine is.
          testTimeout: 0,
          // Loading the modules again for each file would take twice as long.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve: source,
        ssr: { resolve: { conditions: ['@pcb/source', ...defaultServerConditions] } },
        // Reading the types of a package takes longer on a busy machine.
        test: { name: 'packages', include: ['tests/packages/**/*.test.ts'], environment: 'node', testTimeout: 0 },
      },
      server('server', 'tests/server/*.test.ts'),
      server('server-faults', 'tests/server/faults/*.test.ts'),
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
      ...(areStoriesRequested ? Object.entries(storyRuns).map(stories) : []),
    ],
  },
});

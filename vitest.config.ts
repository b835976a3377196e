import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defaultClientConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserDependencies } from './scripts/browserDependencies.ts';
import { ensureBrowser } from './scripts/findBrowser.ts';

const source = { conditions: ['@pcb/source', ...defaultClientConditions] };

/**
 * The circumstances in which the stories run, and the tags that run elsewhere: a story of one mode in that mode, and
 * the tests of stories where more differs than colours. `forced-colours` is the browser's own mode, not the toolbar's
 * likeness of it.
 */
const modes = {
  light: { globals: { theme: 'light' }, skip: ['dark', 'right-to-left'], browser: {} },
  dark: { globals: { theme: 'dark' }, skip: ['right-to-left', 'test-fn'], browser: {} },
  'right-to-left': { globals: { direction: 'rtl' }, skip: ['dark'], browser: {} },
  'forced-colours': {
    globals: { theme: 'light' },
    skip: ['dark', 'right-to-left', 'test-fn'],
    browser: { forcedColors: 'active' },
  },
} as const;

/** The stories as tests in a real browser: one project a mode, each with axe as errors. */
const stories = (mode: keyof typeof modes): TestProjectConfiguration => {
  const { globals, skip, browser } = modes[mode];
  return {
    plugins: [
      storybookTest({
        configDir: join(import.meta.dirname, '.storybook'),
        initialGlobals: globals,
        tags: { skip: [...skip] },
      }),
    ],
    optimizeDeps: { include: browserDependencies(import.meta.dirname) },
    test: {
      name: `stories-${mode}`,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
          contextOptions: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...browser },
        }),
        instances: [{ browser: 'chromium' }],
      },
      isolate: false,
      // Two pages at once, also on two cores: while one waits for a frame, the other works.
      maxWorkers: 2,
    },
  };
};

// They need a browser, so that other projects run where there is none.
const wantsStories = process.argv.some((argument) => argument.includes('stories'));

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: source,
        ssr: { resolve: source },
        test: { name: 'unit', include: ['tests/{ui,screens,site,house}/**/*.test.{ts,tsx}'], environment: 'node' },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve: source,
        ssr: { resolve: source },
        test: { name: 'packages', include: ['tests/packages/**/*.test.ts'], environment: 'node' },
      },
      { test: { name: 'visual', include: ['tests/visual/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'storybook', include: ['tests/storybook/**/*.test.ts'], environment: 'node' } },
      ...(wantsStories ? (Object.keys(modes) as (keyof typeof modes)[]).map(stories) : []),
    ],
  },
});

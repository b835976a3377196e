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

/** The stories as tests in a real browser: one project a theme, each with axe as errors. */
const stories = (theme: 'light' | 'dark'): TestProjectConfiguration => ({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook'), initialGlobals: { theme } })],
  optimizeDeps: { include: browserDependencies(import.meta.dirname) },
  test: {
    name: `stories-${theme}`,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
      }),
      instances: [{ browser: 'chromium' }],
    },
    isolate: false,
    maxWorkers: 2,
  },
});

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
      ...(wantsStories ? [stories('light'), stories('dark')] : []),
    ],
  },
});

import { defineConfig } from '@playwright/test';
import { ensureBrowser, otherBrowsers } from './scripts/shared/findBrowser.ts';
import { origin, port, serverOrigin, serverPort } from './tests/helpers/origin.ts';

// Some tests render pages of the built site, which takes a third longer with React's development build.
process.env['NODE_ENV'] = 'production';

// Starting a PostgreSQL takes seconds, and one project needs it. Playwright's workers inherit this.
process.env['PCB_TEST_SERVER'] ??= String(process.argv.includes('--project=server'));
const isServerRequested = process.env['PCB_TEST_SERVER'] === 'true';

/** The build with its server: flows of its own, and those of the demonstration that hold for both. */
const server = {
  name: 'server',
  testMatch: /\/e2e\/(adminLists|adminRecords|guard|server\/.*)\.spec\.ts$/,
  grepInvert: /@demonstration/,
  // They share a database.
  workers: 1,
  fullyParallel: false,
  use: { baseURL: serverOrigin, viewport: { width: 1440, height: 900 } },
};

/** Tests the built site and the built Storybook in a browser; run `npm run build` first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  // The recorded accessibility trees, next to the tests that compare them.
  snapshotPathTemplate: 'tests/storybook/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Ends a test that hangs; what a test waits for has the limit of all tests, as one of five seconds measured the machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Reduced motion, so that tests do not race with transitions.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: ensureBrowser(), args: ['--no-sandbox'] },
    // Recording a trace takes as long as some tests. For a failing test run `npx playwright test --trace on FILE`.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', '**/nightly/**', '**/server/**'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // What rarely finds more, or measures: part of `npm run test:all` only.
    { name: 'nightly', testDir: 'tests/e2e/nightly', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // The flows of visitors, customers and administrators in the other browsers of this machine.
    ...otherBrowsers.map((browserName) => ({
      name: browserName,
      testMatch:
        /\/e2e\/(account|admin(Lists|Records)|cart|catalogue|customer|guard|home|keyboard|navigation|services(Url)?|shell)\.spec\.ts$/,
      use: { browserName, viewport: { width: 1440, height: 900 }, launchOptions: {} },
    })),
    {
      name: 'storybook',
      testDir: 'tests/storybook',
      testMatch: '**/*.spec.ts',
      use: { viewport: { width: 1280, height: 900 } },
    },
    ...(isServerRequested ? [server] : []),
  ],
  webServer: [
    {
      command: `node --import tsx scripts/preview/index.ts --port ${port}`,
      url: `${origin}/`,
      reuseExistingServer: false,
    },
    ...(isServerRequested
      ? [
          {
            command: 'node --conditions=@pcb/source --import tsx tests/e2e/server/serve.ts',
            env: { PORT: String(serverPort) },
            url: `${serverOrigin}/readyz`,
            reuseExistingServer: false,
            timeout: 300_000,
            // So that it stops PostgreSQL.
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
          },
        ]
      : []),
  ],
});

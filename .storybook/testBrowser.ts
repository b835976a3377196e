/** What only the browser of a test run can do; empty in Storybook itself. `vitest.setup.ts` fills it in. */
export const testBrowser: {
  /** Switches the browser's own forced colours on or off. */
  forceColours?: (isForced: boolean) => Promise<void>;
} = {};

/** Whether stories run as tests. `@storybook/addon-vitest` sets it to `false` there, for a run that nobody watches in Storybook. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

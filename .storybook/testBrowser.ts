export const testBrowser: {
  forceColours?: (isForced: boolean) => Promise<void>;
} = {};

/** Whether stories run as tests on the command line, where `@storybook/addon-vitest` sets this variable to `false`. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

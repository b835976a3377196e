import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';
import { browsers } from '../scripts/build/browsers.ts';

/** Story tests read no descriptions of props, and reading them takes seconds of each run. */
const describesProps = process.env['VITEST'] === undefined;

/** TurboSnap follows changed source files to the stories that import them; through `dist` it would find none. */
const buildsFromSources = process.env['PCB_PACKAGES'] === 'source';

/** `npm run storybook` and the story tests show the sources of our packages. A build shows `dist`, as the site does. */
const fromSources = () => ({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@pcb/source', ...defaultClientConditions] },
});

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // While Storybook runs, agents ask it at /mcp (`.mcp.json`); it also switches the component manifest on.
    '@storybook/addon-mcp',
  ],
  staticDirs: ['public', { from: '../packages/ui/src/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    experimentalTestSyntax: true,
    // The only docgen that sees the props which come from react-aria-components (docs/decisions/0005-storybook.md).
    experimentalReactComponentMeta: describesProps,
    experimentalDocgenServer: describesProps,
  },
  viteFinal: (config, { configType }) => {
    const common = mergeConfig(config, {
      plugins: [react()],
      build: { target: browsers, chunkSizeWarningLimit: 3000 },
    });
    return configType === 'PRODUCTION' && !buildsFromSources ? common : mergeConfig(common, fromSources());
  },
});

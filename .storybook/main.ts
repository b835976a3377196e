import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';
import { browsers } from '../scripts/build/browsers.ts';

/** Extracting prop descriptions takes seconds, minutes on a busy machine. Story tests do not need them. */
const describesProps = process.env['VITEST'] === undefined && process.env['PCB_WITHOUT_PROPS'] === undefined;

/** For Chromatic: TurboSnap traces changed source files to the stories that import them, which does not work through `dist`. */
const buildsFromSources = process.argv.includes('--stats-json');

const resolve = { conditions: ['@pcb/source', ...defaultClientConditions] };

/** `npm run storybook` and the story tests use the sources of our packages. A build uses `dist`, like the site. */
const fromSources = () => ({
  plugins: [vanillaExtractPlugin()],
  resolve,
  // Without this, vanilla-extract's compiler would use the styles in dist.
  environments: { ssr: { resolve } },
});

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Agents can query a running Storybook at /mcp (`.mcp.json`). The addon also enables the component manifest.
    '@storybook/addon-mcp',
  ],
  staticDirs: ['public', { from: '../packages/ui/src/fonts', to: '/fonts' }],
  // The filter next to the search field shows tests. As search results they would hide the stories.
  tags: { _test: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    experimentalTestSyntax: true,
    // The only docgen that documents inherited react-aria-components props (docs/decisions/0005-storybook.md).
    experimentalReactComponentMeta: describesProps,
    experimentalDocgenServer: describesProps,
  },
  viteFinal: (config, { configType }) => {
    const common = mergeConfig(config, {
      plugins: [react()],
      build: { target: browsers, chunkSizeWarningLimit: 3000 },
    });
    return process.env['PCB_PACKAGES'] === 'dist' || (configType === 'PRODUCTION' && !buildsFromSources)
      ? common
      : mergeConfig(common, fromSources());
  },
});

import type { Fault } from '../model.ts';

/** The built packages work in a host. */
export const packagesFaults: readonly Fault[] = [
  {
    id: 'use-client-lost',
    promise: 'A host with server components can use a dialog.',
    file: 'packages/ui/src/components/Dialog/Dialog.tsx',
    find: "'use client';\n",
    replace: '',
    caughtBy: {
      step: 'built packages',
      file: 'tests/packages/builds.test.ts',
      test: 'packages/ui/dist > marks every module that needs the browser with "use client"',
    },
  },
  {
    id: 'style-outside-the-layers',
    promise: "A host's style sheet overrides ours.",
    file: 'packages/ui/src/components/Tabs/Tabs.css.ts',
    find: "base: componentBase({ display: 'flex', flexDirection: 'column', minWidth: 0 })",
    replace: "base: { display: 'flex', flexDirection: 'column', minWidth: 0 }",
    caughtBy: {
      step: 'built packages',
      file: 'tests/packages/builds.test.ts',
      test: 'packages/ui/dist > puts every style rule into a cascade layer',
    },
  },
  {
    id: 'fonts-left-out-of-the-package',
    promise: 'A host gets the fonts in our style sheet.',
    file: 'scripts/build/perModule.ts',
    find: "await cp('src/fonts', 'dist/fonts', { recursive: true });",
    replace: "await cp('src/fonts/fonts.css', 'dist/fonts/fonts.css');",
    caughtBy: {
      step: 'built packages',
      file: 'tests/packages/builds.test.ts',
      test: 'packages/ui/dist > contains every file that its style sheets refer to',
    },
  },
  {
    id: 'types-at-the-wrong-place',
    promise: 'A host in TypeScript finds the types of a package.',
    file: 'packages/ui/package.json',
    find: '"types": "./dist/theme/index.d.ts",',
    replace: '"types": "./dist/theme/theme.d.ts",',
    caughtBy: { step: 'package contents', file: 'packages/ui/package.json', test: 'theme.d.ts' },
  },
];

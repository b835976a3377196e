import type { Fault } from '../model.ts';

/** The first load is small and private, and correct from the first paint. */
export const firstLoadFaults: readonly Fault[] = [
  {
    id: 'splash-for-half-an-hour',
    promise: 'The splash disappears after two seconds.',
    file: 'apps/site/src/app/Root.tsx',
    find: 'setTimeout(() => setOver(true), splashDuration);',
    replace: 'setTimeout(() => setOver(true), splashDuration * 1000);',
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/splash.spec.ts',
      test: '[S-01] [B-01] is visible for 2000 ms after a full load, then removed from the page',
    },
  },
  {
    id: 'built-on-another-day',
    promise: 'A page that was built on an earlier day hydrates without an error.',
    file: 'apps/site/src/app/useToday.ts',
    find: 'useHydrated<CalendarDate | undefined>(readToday, undefined)',
    replace: 'useHydrated<CalendarDate | undefined>(readToday, readToday())',
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/services.spec.ts',
      test: '[Q-20] the price card counts from today, the day in India',
    },
  },
  {
    id: 'theme-after-the-first-paint',
    promise: 'The dark theme does not start with a white flash.',
    file: 'apps/site/index.html',
    find: "localStorage.getItem('pcb_theme')",
    replace: "localStorage.getItem('theme')",
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/shell.spec.ts',
      test: 'the chosen theme is stored and applied before the first paint',
    },
  },
  {
    id: 'layers-in-another-order',
    promise: 'Screen styles override component styles.',
    file: '.storybook/preview-head.html',
    find: 'pcb.components.composites, pcb.screens;',
    replace: 'pcb.screens, pcb.components.composites;',
    caughtBy: {
      step: 'unit',
      file: 'tests/repository/layers.test.ts',
      test: 'Storybook declares the cascade layers in order',
    },
  },
  {
    id: 'phone-menu-for-everybody',
    promise: 'The first load is small.',
    file: 'packages/screens/src/shell/Shell/Shell.tsx',
    find: "const MobileMenu = lazy(() =>\n  import('../MobileMenu/MobileMenu.tsx').then((module) => ({ default: module.MobileMenu })),\n);\n",
    replace: "import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';\n",
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/weight.spec.ts',
      test: '[G-03] the first load of a page stays within its script budget',
    },
  },
  {
    id: 'font-from-another-origin',
    promise: 'The site makes no requests to other companies.',
    file: 'apps/site/index.html',
    find: '    <title></title>\n',
    replace:
      '    <title></title>\n    <link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Geist&display=swap" />\n',
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/shell.spec.ts',
      test: '[S-02] [S-04] [S-06] [S-07] the header links to home, sign-in, cart and quote',
    },
  },
];

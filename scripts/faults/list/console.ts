import type { Fault } from '../model.ts';

/** The browser console stays quiet. */
export const consoleFaults: readonly Fault[] = [
  {
    id: 'unknown-attribute',
    promise: 'A page logs no errors to the console.',
    file: 'packages/ui/src/components/Spinner/Spinner.tsx',
    find: 'strokeWidth="2.5"',
    replace: 'stroke-width="2.5"',
    caughtBy: { step: 'stories', file: 'stories/components/Spinner.stories.tsx', test: 'Playground > its own check' },
  },
  {
    id: 'row-without-a-key',
    promise: 'A cart line keeps its input when another one is removed.',
    file: 'packages/screens/src/storefront/CartScreen/CartScreen.tsx',
    find: '<li key={line.id} className={styles.line}>',
    replace: '<li className={styles.line}>',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/storefront/CartScreen.stories.tsx',
      test: 'Ready > its own check',
    },
  },
];

import type { Fault } from '../model.ts';

/** The rules of this repository hold. */
export const repositoryFaults: readonly Fault[] = [
  {
    id: 'required-prop-left-out',
    promise: 'A page wires every callback that its screen needs.',
    file: 'apps/site/src/pages/cart.tsx',
    find: `      onRemove={(id) =>
        void change(
          (all) => withoutLine(all, id),
          () => cart.remove(id),
        )
      }
`,
    replace: '',
    caughtBy: {
      step: 'types',
      file: 'apps/site/src/pages/cart.tsx',
      test: "Property 'onRemove' is missing",
    },
  },
  {
    id: 'clock-in-a-screen',
    promise: 'A screen looks the same every day, so that screenshots and tests are stable.',
    file: 'packages/screens/src/shell/Shell/Shell.content.ts',
    find: '`© 2024 ${name}. All rights reserved.`',
    replace: '`© ${new Date().getFullYear()} ${name}. All rights reserved.`',
    caughtBy: {
      step: 'lint',
      file: 'packages/screens/src/shell/Shell/Shell.content.ts',
      test: "Unexpected use of 'Date'",
    },
  },
  {
    id: 'storage-without-a-net',
    promise: 'All storage goes through the file that handles its failures.',
    file: 'apps/site/src/app/theme.ts',
    find: "  else dataset['theme'] = theme;\n",
    replace: "  else dataset['theme'] = localStorage.getItem('pcb_theme') ?? theme;\n",
    caughtBy: { step: 'lint', file: 'apps/site/src/app/theme.ts', test: "Unexpected use of 'localStorage'" },
  },
  {
    id: 'router-in-a-screen',
    promise: 'Screens work without a router.',
    file: 'packages/screens/src/storefront/NotFoundScreen/NotFoundScreen.tsx',
    find: "import { Text } from '@pcb/ui/Text';\n",
    replace: "import { Text } from '@pcb/ui/Text';\nimport { useNavigate as _useNavigate } from 'react-router-dom';\n",
    caughtBy: {
      step: 'fences',
      file: 'packages/screens/src/storefront/NotFoundScreen/NotFoundScreen.tsx',
      test: 'screens-have-no-router-or-store',
    },
  },
  {
    id: 'sample-data-in-a-screen',
    promise: 'Screens do not import sample data.',
    file: 'packages/screens/src/account/ProfileScreen/ProfileScreen.tsx',
    find: "import type { CustomerAccount } from './profile.ts';\n",
    replace:
      "import { sampleProfile as _sampleProfile } from '../../fixtures/index.ts';\nimport type { CustomerAccount } from './profile.ts';\n",
    caughtBy: {
      step: 'fences',
      file: 'packages/screens/src/account/ProfileScreen/ProfileScreen.tsx',
      test: 'screens-import-no-fixtures',
    },
  },
  {
    id: 'export-that-nobody-uses',
    promise: 'The sources contain no unused code.',
    file: 'packages/screens/src/shared/money.ts',
    find: 'const wholeNumber = ',
    replace: 'export const wholeNumber = ',
    caughtBy: { step: 'unused code', file: 'packages/screens/src/shared/money.ts', test: 'wholeNumber' },
  },
  {
    id: 'component-without-stories',
    promise: 'Every component is shown and tested in Storybook.',
    file: 'stories/components/Badge.stories.tsx',
    isMissing: true,
    caughtBy: {
      step: 'unit',
      file: 'tests/repository/components.test.ts',
      test: '@pcb/ui Badge > has a component file, a barrel export and stories',
    },
  },
  {
    id: 'state-without-its-tag',
    promise: 'Every story of the cart is listed in its states.',
    file: 'stories/screens/storefront/CartScreen.stories.tsx',
    find: "export const Narrow = meta.story({ tags: ['narrow'], globals",
    replace: 'export const Narrow = meta.story({ globals',
    caughtBy: {
      step: 'Storybook',
      file: 'tests/storybook/states.test.ts',
      test: 'Screens/Storefront/Cart > lists all its other stories',
    },
  },
  {
    id: 'prop-without-a-description',
    promise: 'Every prop is documented.',
    file: 'packages/ui/src/components/Spinner/Spinner.tsx',
    find: "  /** 18, 24 or 40 px. @default 'medium' */\n",
    replace: '',
    caughtBy: {
      step: 'Storybook',
      file: 'tests/storybook/docgen.test.ts',
      test: "The documentation of 'Spinner' in 'components-spinner' > describes every prop",
    },
  },
];

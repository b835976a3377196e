import type { Fault } from '../model.ts';

/** Keyboard focus is never lost. */
export const focusFaults: readonly Fault[] = [
  {
    id: 'escape-drops-the-focus',
    promise: 'Escape closes a header menu and returns focus to its entry.',
    file: 'packages/ui/src/components/NavigationMenu/useExpanded.ts',
    find: "      if (open?.contains(document.activeElement)) open.querySelector('button')?.focus();\n",
    replace: '',
    caughtBy: {
      step: 'stories',
      file: 'stories/components/NavigationMenu.stories.tsx',
      test: 'Playground > [S-03] works by keyboard: Arrow Down enters a panel, Escape returns, leaving closes it',
    },
  },
  {
    id: 'focus-goes-with-the-removed-line',
    promise: 'Removing a cart line moves focus to the next one.',
    file: 'packages/screens/src/storefront/CartScreen/CartScreen.tsx',
    find: '    button?.focus();\n',
    replace: '',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/storefront/CartScreen.stories.tsx',
      test: 'Ready > [K-03] after a removal focuses the next line',
    },
  },
  {
    id: 'focus-goes-with-the-filters',
    promise: 'Clearing the filters moves focus to the search.',
    file: 'packages/screens/src/admin/private/RecordListScreen/RecordListScreen.tsx',
    find: '    searchField.current?.focus();\n',
    replace: '',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/admin/AdminOrdersScreen.stories.tsx',
      test: 'Filtered > starts with the given filters and sorting, and clears them',
    },
  },
  {
    id: 'focus-stays-behind-on-navigation',
    promise: 'Following a link moves focus to the heading of the new page.',
    file: 'apps/site/src/app/Root.tsx',
    find: "  document.getElementById('page-title')?.focus({ preventScroll: true });\n",
    replace: '',
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/navigation.spec.ts',
      test: '[R-15] a link to another page focuses its heading, sets its title and does not reload',
    },
  },
];

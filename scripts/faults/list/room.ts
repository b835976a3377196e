import type { Fault } from '../model.ts';

/** Layouts fit enlarged text, long names, touch and phones. */
export const roomFaults: readonly Fault[] = [
  {
    id: 'words-cut-off-in-large-text',
    promise: 'No text is clipped at a text size of 200 %.',
    file: 'packages/screens/src/account/DashboardScreen/DashboardScreen.css.ts',
    find: "screenStyle({ '::first-letter': { textTransform: 'uppercase' } })",
    replace: "screenStyle({ height: '20px', overflow: 'hidden', '::first-letter': { textTransform: 'uppercase' } })",
    caughtBy: { step: 'stories', file: 'stories/screens/account/DashboardScreen.stories.tsx', test: 'Large Text' },
  },
  {
    id: 'button-too-small-for-a-finger',
    promise: 'Every button is large enough for touch.',
    file: 'packages/ui/src/private/button/button.css.ts',
    find: '      [touch]: { minHeight: vars.size.touch, minWidth: vars.size.touch },\n',
    replace: '',
    caughtBy: { step: 'stories', file: 'stories/components/Button.stories.tsx', test: 'Touch' },
  },
  {
    id: 'long-word-widens-the-page',
    promise: 'A page does not scroll horizontally on a phone.',
    file: 'packages/ui/src/components/Breadcrumbs/Breadcrumbs.css.ts',
    find: "  overflowWrap: 'anywhere',\n",
    replace: '',
    caughtBy: {
      step: 'stories',
      file: 'stories/components/Breadcrumbs.stories.tsx',
      test: 'Unbroken Label > its own check',
    },
  },
  {
    id: 'wide-table-widens-the-page',
    promise: 'A wide table scrolls inside its own container on a phone.',
    file: 'packages/screens/src/content/SpecificationTable/SpecificationTable.css.ts',
    find: "  overflowX: 'auto',\n",
    replace: '',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/content/ContentScreen.stories.tsx',
      test: 'Narrow > its own check',
    },
  },
  {
    id: 'long-name-leaves-its-cell',
    promise: 'A long name in a table does not overlap other columns.',
    file: 'packages/ui/src/components/Table/sideBySide.css.ts',
    find: "    overflowWrap: 'anywhere',\n",
    replace: "    whiteSpace: 'nowrap',\n",
    caughtBy: {
      step: 'stories',
      file: 'stories/components/Table.stories.tsx',
      test: 'Long Content > keeps every word in its cell',
    },
  },
];

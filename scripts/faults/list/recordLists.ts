import type { Fault } from '../model.ts';

/** Lists sort, filter, export and keep their state. */
export const recordListsFaults: readonly Fault[] = [
  {
    id: 'descending-like-ascending',
    promise: 'A list can sort in descending order.',
    file: 'packages/screens/src/admin/private/RecordListScreen/sortRows.ts',
    find: "const sign = direction === 'ascending' ? 1 : -1;",
    replace: 'const sign = 1;',
    caughtBy: {
      step: 'unit',
      file: 'tests/screens/sortRows.test.ts',
      test: 'sortRows > [M-21] sorts rupee totals as numbers, not as texts',
    },
  },
  {
    id: 'new-column-starts-descending',
    promise: 'The first press on a column header sorts in ascending order.',
    file: 'packages/ui/src/components/Table/Table.tsx',
    find: "const isReversed = sortDescriptor?.column === column && sortDescriptor.direction === 'ascending';",
    replace: "const isReversed = sortDescriptor?.direction === 'ascending';",
    caughtBy: {
      step: 'stories',
      file: 'stories/components/Table.stories.tsx',
      test: 'Sorted > [M-21] a new column starts ascending',
    },
  },
  {
    id: 'search-by-exact-capitals',
    promise: 'A search ignores case.',
    file: 'packages/screens/src/admin/private/RecordListScreen/filterRows.ts',
    find: "text.normalize('NFC') : text).toLowerCase()",
    replace: "text.normalize('NFC') : text)",
    caughtBy: {
      step: 'unit',
      file: 'tests/screens/filterRows.test.ts',
      test: 'filterRows > [M-20] searches all given texts, ignoring case',
    },
  },
  {
    id: 'date-filter-shows-later-days',
    promise: 'A date filter shows only the orders of that date.',
    file: 'packages/screens/src/admin/private/RecordListScreen/filterRows.ts',
    find: "(dateOf?.(row) ?? '').includes(date)",
    replace: "(dateOf?.(row) ?? '') >= date",
    caughtBy: {
      step: 'unit',
      file: 'tests/screens/filterRows.test.ts',
      test: 'filterRows > [M-30] matches a date that contains the chosen value',
    },
  },
  {
    id: 'export-ignores-the-filters',
    promise: 'The exported file contains the filtered rows.',
    file: 'packages/screens/src/admin/private/RecordListScreen/useVisibleRows.ts',
    find: 'currentRows: () => filterRows(sortedRows(rows, sortedBy, direction), filters, description),',
    replace: 'currentRows: () => sortedRows(rows, sortedBy, direction),',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/admin/AdminOrdersScreen.stories.tsx',
      test: 'Ready > [M-80] exports the filtered rows in the order shown',
    },
  },
  {
    id: 'export-runs-formulas',
    promise: 'An exported file contains no formulas from customers.',
    file: 'packages/screens/src/shared/csv.ts',
    find: ', escapeFormulae: /^[=+\\-@\\t\\r]/ }',
    replace: ' }',
    caughtBy: {
      step: 'unit',
      file: 'tests/screens/csv.test.ts',
      test: '[M-80] csvOf > puts an apostrophe before "=1+1"',
    },
  },
  {
    id: 'too-many-rows-drawn',
    promise: 'A list of 100,000 rows opens at once.',
    file: 'packages/ui/src/components/Table/useRowWindow.ts',
    find: 'overscan: 4,',
    replace: 'overscan: 600,',
    caughtBy: {
      step: 'stories',
      file: 'stories/components/Table.stories.tsx',
      test: 'Windowed > exposes the number of rows and the indexes of the rendered ones',
    },
  },
  {
    id: 'list-forgets-its-filters',
    promise: 'An edit returns to the list with its search, filters and order.',
    file: 'apps/site/src/app/useRecordEditor.ts',
    find: 'createPath(lastSeenList(site, listPath))',
    replace: 'listPath',
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/adminRecords.spec.ts',
      test: '[R-12] Save, Cancel and the link return to the list with its search, filters and sort order',
    },
  },
  {
    id: 'letters-wait-for-the-router',
    promise: 'Fast typing into a search loses no letters.',
    file: 'apps/site/src/address/useSearchState.ts',
    find: '(pending.at(-1)?.address ?? location)',
    replace: 'location',
    caughtBy: {
      step: 'unit',
      file: 'tests/site/useSearchState.test.tsx',
      test: 'shows every character at once, even if the router updates late',
    },
  },
  {
    id: 'hash-in-an-address',
    promise: 'The link to an order with a # in its id works.',
    file: 'packages/screens/src/admin/private/adminPaths.ts',
    find: 'encodeURIComponent(id)',
    replace: 'id',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/admin/AdminOrdersScreen.stories.tsx',
      test: 'Ready > [M-31] [R-12] links to the edit page, with the id encoded',
    },
  },
];

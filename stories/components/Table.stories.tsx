import { Badge } from '@pcb/ui/Badge';
import { Button } from '@pcb/ui/Button';
import { EmptyState } from '@pcb/ui/EmptyState';
import { SearchField } from '@pcb/ui/SearchField';
import { Stack } from '@pcb/ui/Stack';
import {
  type SortDescriptor,
  Table,
  type TableColumn,
  tableDensities,
  type TableNarrow,
  type TableProps,
} from '@pcb/ui/Table';
import { type ComponentType, useMemo, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from './announced.ts';
import { onInverse } from './onInverse.tsx';

interface Part {
  id: number;
  part: string;
  maker: string;
  status: 'In stock' | 'On order';
  quantity: number;
}

type ColumnId = keyof Part | 'actions';

const columns: readonly TableColumn<ColumnId>[] = [
  { id: 'id', label: 'No.', width: 5, isRowHeader: true, isMono: true, allowsSorting: true },
  { id: 'part', label: 'Part', width: 14, isFlexible: true, allowsSorting: true },
  { id: 'maker', label: 'Maker', width: 11, isFlexible: true },
  { id: 'status', label: 'Status', width: 7 },
  { id: 'quantity', label: 'Quantity', width: 7, align: 'end', isMono: true, allowsSorting: true },
  { id: 'actions', label: 'Actions', isLabelHidden: true, width: 6, align: 'end' },
];

const kinds = ['Thick-film resistor, 0603', 'Ceramic capacitor, 0402', 'Schottky diode', 'LDO regulator'];
const makers = ['Kaveri Passives', 'Sahyadri Semiconductors', 'മലബാർ ഇലക്ട്രോണിക്സ്'];

const partsOf = (count: number): readonly Part[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    part: `${kinds[index % kinds.length]} ${1000 + ((index * 7919) % 9000)}`,
    maker: makers[index % makers.length] ?? '',
    status: index % 3 === 0 ? 'On order' : 'In stock',
    quantity: (index * 104_729) % 5000,
  }));

const press = fn();

const renderCell = (part: Part, columnId: ColumnId) => {
  if (columnId === 'status')
    return <Badge tone={part.status === 'In stock' ? 'success' : 'warning'}>{part.status}</Badge>;
  if (columnId === 'actions')
    return (
      <Button variant="ghost" size="small" aria-label={`View part ${part.id}`} onPress={() => void press(part.id)}>
        View
      </Button>
    );
  return part[columnId];
};

/** A minimal host that sorts its rows. */
function SortedParts({ rowCount }: { rowCount: number }) {
  const [sort, setSort] = useState<SortDescriptor<ColumnId> | null>(null);
  const parts = useMemo(() => partsOf(rowCount), [rowCount]);
  const sorted = useMemo(() => {
    if (!sort || sort.column === 'actions') return parts;
    const { column } = sort;
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return parts.toSorted(
      (one, other) => sign * (one[column] < other[column] ? -1 : Number(one[column] > other[column])),
    );
  }, [parts, sort]);
  return (
    <Table
      aria-label="Parts"
      maxHeight="32rem"
      columns={columns}
      rows={sorted}
      renderCell={renderCell}
      sortDescriptor={sort}
      onSortChange={setSort}
    />
  );
}

/** The component, typed for these stories, with the number of rows of their host. */
const PartsTable: ComponentType<
  Omit<TableProps<Part, ColumnId>, 'aria-label' | 'caption'> & { 'aria-label': string; rowCount: number }
> = Table;

const meta = preview.meta({
  title: 'Components/Table',
  component: PartsTable,
  parameters: {
    guide: {
      instead: ['A `dl` for the values of one item.', '`Grid` of `Card` if pictures matter more than figures.'],
      keyboard: [
        '`Tab` Moves focus to the table if it scrolls, then to the sortable headers, then through links, buttons and fields of the rows.',
        '`Enter or Space` On a header: sorts by it, or reverses the order. On a button: presses it.',
        '`Enter, Space or Arrow down` On the button in a header, or on Columns: opens a menu to sort, resize, hide and show columns.',
        '`Space` On a checkbox: selects the row, or all rows.',
        '`Enter, Space or Arrow down` On Sort, in a narrow table: opens the menu of columns and directions.',
        '`Enter or Space` On More, in a narrow table: shows or hides the other columns of the row.',
        '`Enter or Space` On the button before the name of a row: shows or hides the rows below it.',
        '`Arrow keys` Scroll the focused table.',
        '`Page Up, Page Down, Home, End` Scroll by pages, or to the first or last row.',
      ],
      copy: [
        'A header is one or two words, with the unit, which is not repeated in the cells.',
        'A row header identifies the row: the number of an order, not its date.',
        'Dates, amounts and numbers have one format per column.',
      ],
    },
  },
  args: { 'aria-label': 'Parts', columns, rows: partsOf(12), renderCell, onSortChange: fn(), rowCount: 12 },
  argTypes: {
    rowCount: {
      control: 'select',
      options: [12, 100, 1000, 10_000, 100_000],
      description: 'The number of rows.',
    },
  },
  render: ({ rowCount: _, ...args }) => <Table {...args} />,
});

const scroller = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  canvas.getByRole('table', { name: 'Parts' }).parentElement!;

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is a native table with a name, and each row has a row header', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: 'Parts' });
  await expect(table.tagName).toBe('TABLE');
  // Its name is announced once.
  await expect(canvas.queryByRole('region')).toBeNull();
  await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'No.',
    'Part',
    'Maker',
    'Status',
    'Quantity',
    'Actions',
  ]);
  await expect(canvas.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(
    partsOf(12).map(({ id }) => String(id)),
  );
});

Playground.test('reports a sort and leaves it to the host', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Quantity' }));
  await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'quantity', direction: 'ascending' });
  await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('1');
  await expectAnnounced('Sorted by Quantity, ascending');
});

/** Press a header: the host sorts its rows, and the header shows the direction. */
export const Sorted = meta.story({ render: ({ rowCount }) => <SortedParts rowCount={rowCount} /> });

const quantities = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('cell')[3]?.textContent));

Sorted.test(
  '[M-21] a new column starts ascending and the same one toggles, also by keyboard, and the header shows it',
  async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Quantity' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Quantity' }));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(quantities(canvas)).toEqual(quantities(canvas).toSorted((one, other) => one - other));
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(quantities(canvas)).toEqual(quantities(canvas).toSorted((one, other) => other - one));
    await userEvent.click(canvas.getByRole('button', { name: 'No.' }));
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('columnheader', { name: 'No.' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Part' }));
    await expect(canvas.getByRole('columnheader', { name: 'Part' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Maker' })).not.toHaveAttribute('aria-sort');
  },
);

/** With a visible name above the table and a sorted column. */
export const WithCaption = meta.story({
  render: (args) => (
    <Table
      caption="Parts of revision C"
      columns={args.columns}
      rows={args.rows}
      renderCell={args.renderCell}
      sortDescriptor={{ column: 'part', direction: 'descending' }}
    />
  ),
});

WithCaption.test('has its caption as its name', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Parts of revision C' })).toBeVisible();
});

/** A few rows to read: columns without a `width` share the space, and all rows are rendered. */
export const Short = meta.story({
  render: (args) => (
    <Table
      aria-label="Parts"
      maxHeight="none"
      columns={[
        { id: 'id', label: 'No.', width: 4, isRowHeader: true, isMono: true },
        { id: 'part', label: 'Part' },
        { id: 'maker', label: 'Maker' },
      ]}
      rows={args.rows.slice(0, 4)}
      renderCell={args.renderCell}
    />
  ),
});

Short.test('divides the remaining width among the columns without one', async ({ canvas }) => {
  const [, part, maker] = canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().width);
  await expect(part).toBeGreaterThan(300);
  await expect(maker).toBeCloseTo(part ?? 0, 0);
});

/** The headers stay, with the reason and an action below. */
export const Empty = meta.story({
  args: {
    rows: [],
    empty: (
      <EmptyState title="No parts match" action={<Button variant="outline">Clear filters</Button>}>
        Try other words.
      </EmptyState>
    ),
  },
});

Empty.test('keeps its headers and shows the empty state', async ({ canvas }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(1);
  // Nothing scrolls, so only the headers and the button are tab stops.
  await expect(scroller(canvas)).not.toHaveAttribute('tabindex');
  await expect(canvas.getByRole('heading', { name: 'No parts match' })).toBeVisible();
});

/** Rows of different heights: text wraps and is never clipped. */
export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    rows: partsOf(6).map((part) =>
      part.id % 2 === 0
        ? part
        : {
            ...part,
            part: `${part.part}, moisture sensitivity level 3, on a reel of 5000, revision C for the motor controller`,
            maker: 'PASSIVES'.repeat(12),
          },
    ),
  },
});

LongContent.test('keeps every word in its cell', async ({ canvas }) => {
  const cells = [...canvas.getAllByRole('rowheader'), ...canvas.getAllByRole('cell')];
  await expect(cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)).toEqual([]);
});

/** `rowCount` rows, of which only the visible ones are in the document. */
export const Windowed = meta.story({
  args: { rowCount: 10_000 },
  render: ({ rowCount }) => <SortedParts rowCount={rowCount} />,
});

Windowed.test(
  'exposes the number of rows and the indexes of the rendered ones, scrolls to the very last row and keeps the header visible',
  async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Parts' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    scroller(canvas).scrollTop = 200_000;
    await waitFor(async () => {
      const [, first] = canvas.getAllByRole('row');
      const index = Number(first?.getAttribute('aria-rowindex'));
      await expect(index).toBeGreaterThan(4000);
      await expect(within(first as HTMLElement).getByRole('rowheader')).toHaveTextContent(String(index - 1));
    });
    scroller(canvas).scrollTop = 5000;
    await waitFor(() => expect(scroller(canvas).scrollTop).toBe(5000));
    const head = canvas.getByRole('columnheader', { name: 'Part' }).getBoundingClientRect();
    await expect(Math.abs(head.top - scroller(canvas).getBoundingClientRect().top)).toBeLessThan(3);
    await waitFor(async () => {
      scroller(canvas).scrollTop = scroller(canvas).scrollHeight;
      await expect(canvas.getByRole('rowheader', { name: '10000' })).toBeVisible();
    });
  },
);

Windowed.test(
  'keeps the focused row at any scroll position, and Tab continues from there',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'View part 3' });
    button.focus();
    scroller(canvas).scrollTop = 100_000;
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'View part 10' })).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View part 4' })).toHaveFocus();
  },
);

Windowed.test('sorts all rows, not only the visible ones', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'No.' }));
  await userEvent.click(canvas.getByRole('button', { name: 'No.' }));
  await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('10000'));
});

/** A minimal host: it sums the rows that its filter leaves, and says so. */
function SummedParts({ args, parts }: { args: TableProps<Part, ColumnId>; parts: readonly Part[] }) {
  const [search, setSearch] = useState('');
  const found = useMemo(() => parts.filter(({ maker }) => maker.includes(search)), [parts, search]);
  const sum = found.reduce((total, { quantity }) => total + quantity, 0);
  return (
    <Stack>
      <SearchField label="Maker" value={search} onChange={setSearch} />
      <Table
        aria-label="Parts"
        maxHeight="24rem"
        columns={args.columns}
        rows={found}
        renderCell={args.renderCell}
        {...(args.narrow && { narrow: args.narrow })}
        selectionMode={args.selectionMode}
        totals={{
          label: search ? `Total of the ${found.length} parts found` : `Total of all ${parts.length} parts`,
          values: { quantity: sum },
        }}
      />
    </Stack>
  );
}

/** A row of totals says what it sums, and stays in sight while the others scroll. */
export const Totals = meta.story({
  args: { rowCount: 240 },
  render: ({ rowCount, ...args }) => <SummedParts args={args} parts={partsOf(rowCount)} />,
});

const totalsOf = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  canvas.getByRole('rowheader', { name: /^Total of/ });

Totals.test('is a row header in a footer, the last of all rows', async ({ canvas, userEvent }) => {
  const header = totalsOf(canvas);
  await expect(header.closest('tfoot')).not.toBeNull();
  await expect(header).toHaveAttribute('scope', 'row');
  await expect(header).toHaveTextContent('Total of all 240 parts');
  // The header, 240 parts and the totals.
  await expect(canvas.getByRole('table', { name: 'Parts' })).toHaveAttribute('aria-rowcount', '242');
  await expect(header.closest('tr')).toHaveAttribute('aria-rowindex', '242');
  const figure = within(header.closest('tr')!).getAllByRole('cell')[0]!;
  const head = canvas.getByRole('columnheader', { name: 'Quantity' });
  await expect(figure.getBoundingClientRect().left).toBe(head.getBoundingClientRect().left);
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Maker' }), 'Sahyadri');
  await expect(header).toHaveTextContent('Total of the 80 parts found');
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Maker' }), 'none');
  await expect(canvas.queryByRole('rowheader')).toBeNull();
});

Totals.test('stays in sight and does not cover a focused row', async ({ canvas }) => {
  const footer = () => totalsOf(canvas).closest('tfoot')!.getBoundingClientRect();
  await expect(footer().bottom).toBeLessThanOrEqual(scroller(canvas).getBoundingClientRect().bottom);
  const covered = canvas
    .getAllByRole('button', { name: /^View part/ })
    .find((button) => button.getBoundingClientRect().bottom > footer().top)!;
  covered.focus();
  await waitFor(() => expect(covered.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer().top + 1));
  scroller(canvas).scrollTop = 200;
  const head = canvas.getByRole('columnheader', { name: 'Part' }).getBoundingClientRect();
  const above = canvas
    .getAllByRole('button', { name: /^View part/ })
    .findLast((button) => button.getBoundingClientRect().top < head.bottom)!;
  above.focus();
  await waitFor(() => expect(above.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.bottom - 1));
});

/** On a phone each total is at the place of its column, or has its label. */
export const NarrowTotals = meta.story({
  tags: ['narrow'],
  args: { rows: partsOf(3) },
  render: (args) => (
    <Stack>
      {[columns, twoLineColumns].map((shown, index) => (
        <Table
          key={index}
          caption={index === 0 ? 'Cards' : 'Two lines'}
          columns={shown}
          rows={args.rows}
          renderCell={args.renderCell}
          totals={{ label: 'Total of all 3 parts', values: { quantity: 9458 } }}
        />
      ))}
    </Stack>
  ),
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

NarrowTotals.test('shows the label and the total', async ({ canvas }) => {
  const headers = canvas.getAllByRole('rowheader', { name: 'Total of all 3 parts' });
  await expect(headers).toHaveLength(2);
  for (const header of headers) {
    const figure = within(header.closest('tr')!).getByRole('cell');
    await expect(figure).toHaveTextContent('9458');
    await expect(figure).toBeVisible();
  }
});

const adjustableColumns: readonly TableColumn<ColumnId>[] = columns.map((column) =>
  column.id === 'actions' ? column : { ...column, allowsHiding: true, allowsResizing: true },
);

/** Each header has a menu, and a menu above the table hides and shows columns. The number cannot be hidden. */
export const AdjustableColumns = meta.story({
  args: {
    columns: adjustableColumns,
    sortDescriptor: { column: 'part', direction: 'ascending' },
    onHiddenColumnsChange: fn(),
    onColumnWidthsChange: fn(),
  },
});

const headersIn = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('columnheader').map((header) => header.dataset['column']);

AdjustableColumns.test(
  'hides a column by its menu, moves focus to the next one, announces it, and says how it sorts the rows',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options of Part' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide column' }));
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(new Set(['part']));
    await expect(headersIn(canvas)).toEqual(['id', 'maker', 'status', 'quantity', 'actions']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Options of Maker' })).toHaveFocus());
    await expectAnnounced('Part hidden');
    await expect(canvas.getByText('Sorted by Part, ascending')).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-colcount', '5');
  },
);

AdjustableColumns.test(
  'shows columns by a menu of checkboxes, with the name locked',
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const part = await screen.findByRole('menuitemcheckbox', { name: 'Part' });
    await expect(screen.getByRole('menuitemcheckbox', { name: 'No.' })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.queryByRole('menuitemcheckbox', { name: 'Actions' })).toBeNull();
    await expect(screen.getByRole('menuitem', { name: 'Show all' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(part);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Status' }));
    await expect(part).toHaveAttribute('aria-checked', 'false');
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(new Set(['part', 'status']));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Show all' }));
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(new Set());
    await expectAnnounced('Part shown Status shown');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(headersIn(canvas)).toHaveLength(6);
  },
);

AdjustableColumns.test('makes a column wider and narrower, and resets it', async ({ canvas, userEvent, args }) => {
  const width = () => canvas.getByRole('columnheader', { name: /Maker/ }).getBoundingClientRect().width;
  const before = width();
  const steps = Math.round(before / 16);
  await userEvent.click(canvas.getByRole('button', { name: 'Options of Maker' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Wider' }));
  await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({ maker: steps + 2 });
  await expect(width()).toBe((steps + 2) * 16);
  await expectAnnounced(`Maker: ${(steps + 2) * 16} pixels wide`);
  // The menu stays open for the next step.
  await userEvent.click(screen.getByRole('menuitem', { name: 'Narrower' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Narrower' }));
  await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({ maker: steps - 2 });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reset width' }));
  await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({});
  await expect(width()).toBe(before);
  await expectAnnounced('Maker: original width');
});

AdjustableColumns.test(
  'changes a width by the keyboard, and makes a very wide column no narrower',
  { args: { defaultColumnWidths: { maker: 50 } } },
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Options of Maker' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('w');
    await expect(screen.getByRole('menuitem', { name: 'Wider' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({ maker: 50 });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({ maker: 40 });
    await userEvent.keyboard('{Enter}');
    await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({ maker: 38 });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({});
    await expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
);

AdjustableColumns.test('sorts by the menu, and returns focus to its button', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Options of Part' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findByRole('menuitem', { name: 'Sort ascending' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sort descending' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'part', direction: 'descending' });
  await waitFor(() => expect(button).toHaveFocus());
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

/** Some columns are hidden, and one is wider, from the start. */
export const AdjustedColumns = meta.story({
  args: {
    columns: adjustableColumns,
    defaultHiddenColumns: ['maker', 'status'],
    defaultColumnWidths: { part: 26 },
    sortDescriptor: { column: 'status', direction: 'descending' },
  },
});

/** On touch the buttons of the menus are larger. */
export const TouchColumns = AdjustableColumns.extend({ tags: ['touch'], globals: { pointer: 'coarse' } });

interface BillLine {
  id: string;
  designators: string;
  part: string;
  quantity: number;
  lines?: readonly BillLine[];
}

const bill: readonly BillLine[] = [
  {
    id: 'A1',
    designators: 'A1',
    part: 'Power supply',
    quantity: 1,
    lines: [
      { id: 'A1-U1', designators: 'U1', part: 'Buck converter, 3 A', quantity: 1 },
      {
        id: 'A1-A2',
        designators: 'A2',
        part: 'Input filter',
        quantity: 1,
        lines: [
          { id: 'A1-A2-L1', designators: 'L1', part: 'Common-mode choke', quantity: 1 },
          { id: 'A1-A2-C1', designators: 'C1, C2', part: 'X7R capacitor, 10 µF', quantity: 2 },
        ],
      },
    ],
  },
  { id: 'R1', designators: 'R1-R4', part: 'Thick-film resistor, 10 kΩ', quantity: 4 },
  {
    id: 'A3',
    designators: 'A3',
    part: 'Sensor board',
    quantity: 2,
    lines: [{ id: 'A3-U1', designators: 'U1', part: 'Temperature sensor', quantity: 1 }],
  },
];

type BillColumn = 'part' | 'designators' | 'quantity';

const billColumns: readonly TableColumn<BillColumn>[] = [
  { id: 'part', label: 'Part', width: 18, isFlexible: true, isRowHeader: true, allowsSorting: true },
  { id: 'designators', label: 'Designators', width: 10, isMono: true, narrowPlace: 'bottomStart' },
  {
    id: 'quantity',
    label: 'Quantity',
    width: 8,
    align: 'end',
    isMono: true,
    narrowPlace: 'topEnd',
    allowsSorting: true,
  },
];

const renderBillCell = (line: BillLine, column: BillColumn) => line[column];

type BillTableProps = Omit<TableProps<BillLine, BillColumn>, 'aria-label' | 'caption' | 'columns' | 'renderCell'>;

/** A minimal host: it sorts the lines of each assembly, so that they stay below it. */
function SortedBill({ rows, ...props }: BillTableProps) {
  const [sort, setSort] = useState<SortDescriptor<BillColumn> | null>(null);
  const sorted = useMemo(() => {
    if (!sort) return rows;
    const { column, direction } = sort;
    const sign = direction === 'ascending' ? 1 : -1;
    const sortLines = (lines: readonly BillLine[]): readonly BillLine[] =>
      lines
        .map((line) => (line.lines ? { ...line, lines: sortLines(line.lines) } : line))
        .toSorted((one, other) => sign * (one[column] < other[column] ? -1 : Number(one[column] > other[column])));
    return sortLines(rows);
  }, [rows, sort]);
  return (
    <Table
      {...props}
      caption="Bill of materials"
      columns={billColumns}
      rows={sorted}
      renderCell={renderBillCell}
      getChildRows={linesOf}
      sortDescriptor={sort}
      onSortChange={setSort}
    />
  );
}

const linesOf = ({ lines }: BillLine) => lines;

const expandBill = fn();

/** The parts of an assembly follow it while it is expanded. Sorting and selection work as in a flat table. */
export const Expandable = meta.story({
  render: () => (
    <SortedBill rows={bill} selectionMode="multiple" defaultExpandedKeys={['A1']} onExpandedChange={expandBill} />
  ),
});

const namesIn = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

Expandable.test(
  'shows the children of a row after it, with their level, by a button with the name of the row',
  async ({ canvas, userEvent }) => {
    const shownAtFirst = ['Power supply', 'Buck converter, 3 Alevel 2', 'Input filterlevel 2'];
    const others = ['Thick-film resistor, 10 kΩ', 'Sensor board'];
    await expect(namesIn(canvas)).toEqual([...shownAtFirst, ...others]);
    const button = canvas.getByRole('button', { name: 'Input filter' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
    await expect(namesIn(canvas)).toEqual([
      ...shownAtFirst,
      'Common-mode chokelevel 3',
      'X7R capacitor, 10 µFlevel 3',
      ...others,
    ]);
    await expect(expandBill).toHaveBeenLastCalledWith(new Set(['A1', 'A1-A2']));
    // Below a collapsed row, others stay expanded.
    await userEvent.click(canvas.getByRole('button', { name: 'Power supply' }));
    await expect(namesIn(canvas)).toEqual(['Power supply', ...others]);
    // Headers, selection and three lines.
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5');
  },
);

Expandable.test('expands and collapses all rows by one button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
  await expect(namesIn(canvas)).toHaveLength(8);
  await expect(expandBill).toHaveBeenLastCalledWith(new Set(['A1', 'A1-A2', 'A3']));
  await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
  await expect(namesIn(canvas)).toHaveLength(3);
  await expect(canvas.getByRole('button', { name: 'Expand all' })).toHaveFocus();
});

Expandable.test('sorts children below their parent, and selects any row', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Input filter' }));
  await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Part' })).getByRole('button'));
  await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Part' })).getByRole('button'));
  await expect(namesIn(canvas)).toEqual([
    'Thick-film resistor, 10 kΩ',
    'Sensor board',
    'Power supply',
    'Input filterlevel 2',
    'Buck converter, 3 Alevel 2',
  ]);
  await expect(canvas.getByRole('checkbox', { name: 'Select Input filter' })).toBeChecked();
  await expect(canvas.getByRole('checkbox', { name: 'Select Power supply' })).not.toBeChecked();
});

/** On a phone the button is before the name of the row too. */
export const NarrowExpandable = Expandable.extend({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

const manyAssemblies: readonly BillLine[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `B${index}`,
  designators: `B${index}`,
  part: `Module ${index}`,
  quantity: 1,
  lines: [{ id: `B${index}-U1`, designators: 'U1', part: `Controller of module ${index}`, quantity: 1 }],
}));

/** A thousand assemblies, of which only the visible ones are rendered. */
export const ExpandableWindowed = meta.story({
  render: () => <SortedBill rows={manyAssemblies} maxHeight="24rem" />,
});

ExpandableWindowed.test('keeps focus on the button of a row that expands', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('table').parentElement!;
  box.scrollTop = 10_000;
  const button = await canvas.findByRole('button', { name: 'Module 255' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveFocus();
  await expect(canvas.getByRole('rowheader', { name: 'Controller of module 255 level 2' })).toBeVisible();
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1002');
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveFocus();
  // From elsewhere the row moves by 255 rows, and keeps focus too. A click from a script does not move focus.
  canvas.getByRole('button', { name: 'Expand all' }).click();
  await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2001'));
  await expect(button).toHaveFocus();
  await expect(button.closest('tr')).toHaveAttribute('aria-rowindex', '512');
});

/** The host reverses its rows, as an update from a server may. */
export const Reordered = meta.story({
  args: { rowCount: 200 },
  render: function Reordered({ rowCount }) {
    const [rows, setRows] = useState(() => partsOf(rowCount));
    return (
      <>
        <Button onPress={() => setRows(rows.toReversed())}>Turn round</Button>
        <Table aria-label="Parts" maxHeight="32rem" columns={columns} rows={rows} renderCell={renderCell} />
      </>
    );
  },
});

Reordered.test('keeps the row that holds the focus', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'View part 3' });
  button.focus();
  // A click from a script does not move focus.
  canvas.getByRole('button', { name: 'Turn round' }).click();
  await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('200'));
  await expect(button).toBeInTheDocument();
  await expect(button).toHaveFocus();
  await expect(button.closest('tr')).toHaveAttribute('aria-rowindex', '199');
  // With Tab, browsers fire the first event, React renders, and the next row takes focus. A script cannot press Tab.
  const next = canvas.getByRole('button', { name: 'View part 2' });
  button.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: next }));
  await expect(next).toBeInTheDocument();
  next.focus();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'View part 1' })).toBeInTheDocument());
});

/** The values of the second column explain themselves; its header sorts, and its text is for screen readers only. */
export const HiddenLabel = meta.story({
  args: { columns: columns.map((column) => (column.id === 'part' ? { ...column, isLabelHidden: true } : column)) },
});

HiddenLabel.test('keeps the name of the sort button', async ({ canvas }) => {
  const label = within(canvas.getByRole('button', { name: 'Part' })).getByText('Part');
  await expect(label.closest('span')?.getBoundingClientRect().width).toBe(1);
});

/** Wider than its container: it scrolls horizontally, and the first column stays. */
export const Tablet = meta.story({
  render: (args) => (
    <div style={{ maxWidth: '42rem' }}>
      <Table aria-label="Parts" columns={args.columns} rows={args.rows} renderCell={args.renderCell} />
    </div>
  ),
});

Tablet.test('scrolls sideways by keyboard, and the row header stays visible', async ({ canvas, userEvent }) => {
  // Measured before the first paint, so there is nothing to wait for.
  await expect(scroller(canvas)).toHaveAttribute('tabindex', '0');
  await userEvent.tab();
  await expect(scroller(canvas)).toHaveFocus();
  const isMirrored = document.documentElement.dir === 'rtl';
  scroller(canvas).scrollLeft = isMirrored ? -100 : 100;
  await waitFor(() => expect(scroller(canvas).scrollLeft).not.toBe(0));
  const start = isMirrored ? 'right' : 'left';
  const first = canvas.getAllByRole('rowheader')[0]?.getBoundingClientRect();
  await expect(Math.abs((first?.[start] ?? 0) - scroller(canvas).getBoundingClientRect()[start])).toBeLessThan(3);
});

/** Rows of 40 and of 34 px. */
export const Densities = meta.story({
  render: (args) => (
    <>
      {tableDensities.map((density) => (
        <Table
          key={density}
          caption={density}
          density={density}
          columns={args.columns}
          rows={args.rows.slice(0, 4)}
          renderCell={args.renderCell}
        />
      ))}
    </>
  ),
});

Densities.test('has rows of 40 and of 34 px', async ({ canvas }) => {
  const heights = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect().height);
  await expect([heights[1], heights[6]]).toEqual([40, 34]);
});

/** Not wide enough for all columns: the maker is a second line of the part, and can still be sorted by. */
export const Folded = meta.story({
  args: {
    columns: columns.map((column) =>
      column.id === 'maker' ? { ...column, foldsInto: 'part', allowsSorting: true } : column,
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: '44rem' }}>
      <Table
        aria-label="Parts"
        columns={args.columns}
        rows={args.rows}
        renderCell={args.renderCell}
        onSortChange={args.onSortChange}
      />
    </div>
  ),
});

Folded.test('shows all columns without scrolling sideways, and sorts by each', async ({ canvas, userEvent, args }) => {
  await expect(scroller(canvas).scrollWidth).toBeLessThanOrEqual(scroller(canvas).clientWidth);
  const [part, maker] = within(canvas.getAllByRole('row')[1]!).getAllByRole('cell');
  await expect(maker?.getBoundingClientRect().left).toBe(part?.getBoundingClientRect().left);
  await expect(maker?.getBoundingClientRect().top).toBe(part?.getBoundingClientRect().bottom);
  await userEvent.click(canvas.getByRole('button', { name: 'Maker' }));
  await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'maker', direction: 'ascending' });
});

/** The buttons stay at the end, and a shadow shows that columns are hidden under them. */
export const Pinned = meta.story({
  args: { columns: columns.map((column) => (column.id === 'actions' ? { ...column, isPinned: true } : column)) },
  render: (args) => (
    <div style={{ maxWidth: '42rem' }}>
      <Table aria-label="Parts" columns={args.columns} rows={args.rows} renderCell={args.renderCell} />
    </div>
  ),
});

Pinned.test('keeps the buttons in sight, with a shadow while columns are hidden under them', async ({ canvas }) => {
  const box = scroller(canvas);
  const button = canvas.getByRole('button', { name: 'View part 1' });
  const isInside = () => {
    const { left, right } = button.getBoundingClientRect();
    return left >= box.getBoundingClientRect().left && right <= box.getBoundingClientRect().right;
  };
  /** In forced colours, which have no shadows, a line. */
  const hasEdge = () => {
    const { boxShadow, borderInlineStartWidth } = getComputedStyle(button.closest('td')!);
    return matchMedia('(forced-colors: active)').matches ? borderInlineStartWidth !== '0px' : boxShadow !== 'none';
  };
  await expect(isInside()).toBe(true);
  await expect(hasEdge()).toBe(true);
  const end = box.scrollWidth - box.clientWidth;
  box.scrollLeft = document.documentElement.dir === 'rtl' ? -end : end;
  await waitFor(() => expect(hasEdge()).toBe(false));
  await expect(isInside()).toBe(true);
});

const archive = fn();

/** A minimal host: it filters, and clears the selection after an action. */
function SelectableParts({ args, parts }: { args: TableProps<Part, ColumnId>; parts: readonly Part[] }) {
  const [search, setSearch] = useState('');
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<number>>(new Set());
  const found = useMemo(() => parts.filter(({ maker }) => maker.includes(search)), [parts, search]);
  return (
    <Stack>
      <SearchField label="Maker" value={search} onChange={setSearch} />
      <Table
        aria-label="Parts"
        maxHeight="24rem"
        columns={args.columns}
        rows={found}
        renderCell={args.renderCell}
        selectionMode="multiple"
        disabledKeys={args.disabledKeys}
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) => {
          args.onSelectionChange?.(keys);
          setSelectedKeys(keys);
        }}
        renderBulkActions={(keys) => (
          <Button
            size="small"
            onPress={() => {
              archive([...keys]);
              setSelectedKeys(new Set());
            }}
          >
            Archive
          </Button>
        )}
      />
    </Stack>
  );
}

const checkboxOf = (canvas: { getByRole: (role: string, options: object) => HTMLElement }, part: number) =>
  canvas.getByRole('checkbox', { name: `Select ${part}` });

/** Checkboxes before the rows and one for all; the row below the headers says how many are selected. Part 3 cannot be. */
export const Selectable = meta.story({
  args: {
    selectionMode: 'multiple',
    defaultSelectedKeys: [2, 4],
    disabledKeys: [3],
    onSelectionChange: fn(),
    renderBulkActions: () => <Button size="small">Archive</Button>,
  },
});

Selectable.test('selects by pointer and by keyboard, and shows how many', async ({ canvas, userEvent, args }) => {
  const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
  await expect(all).toBePartiallyChecked();
  await expect(canvas.getByText('2 of 12 selected')).toBeVisible();
  await userEvent.click(checkboxOf(canvas, 1));
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 2, 4]));
  const row = checkboxOf(canvas, 2).closest('tr');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  checkboxOf(canvas, 2).focus();
  await userEvent.keyboard(' ');
  await expect(row).toHaveAttribute('aria-selected', 'false');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 4]));
});

Selectable.test('the checkbox of the header selects the rows that can be, then none', async ({ canvas, userEvent }) => {
  const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
  await userEvent.click(all);
  await expect(canvas.getByText('11 of 12 selected')).toBeVisible();
  await expect(all).toBeChecked();
  await expect(all).not.toBePartiallyChecked();
  await expect(checkboxOf(canvas, 3)).toBeDisabled();
  await expect(checkboxOf(canvas, 3)).not.toBeChecked();
  await userEvent.click(all);
  await expect(canvas.getByText('0 of 12 selected')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Archive' })).toBeNull();
});

/** The host filters a thousand rows: the ones that are not shown stay selected, and the bar counts them. */
export const SelectedAndFiltered = meta.story({
  args: { rowCount: 1000 },
  render: ({ rowCount, ...args }) => <SelectableParts args={args} parts={partsOf(rowCount)} />,
});

SelectedAndFiltered.test('keeps rows selected that are windowed or filtered out', async ({ canvas, userEvent }) => {
  await userEvent.click(checkboxOf(canvas, 1));
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Maker' }), 'Sahyadri');
  await expect(canvas.getByText('0 of 333 selected, 1 more hidden by filters')).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
  await expect(canvas.getByText('333 of 333 selected, 1 more hidden by filters')).toBeVisible();
  await userEvent.clear(canvas.getByRole('searchbox', { name: 'Maker' }));
  await expect(canvas.getByText('334 of 1,000 selected')).toBeVisible();
  await expect(checkboxOf(canvas, 1)).toBeChecked();
  await expect(checkboxOf(canvas, 2)).toBeChecked();
  await expect(checkboxOf(canvas, 3)).not.toBeChecked();
});

SelectedAndFiltered.test(
  'moves no row and covers none when the first one is selected, and announces it',
  async ({ canvas, userEvent }) => {
    const row = checkboxOf(canvas, 1).closest('tr')!;
    const before = row.getBoundingClientRect();
    checkboxOf(canvas, 1).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Archive' })).toBeVisible();
    await expect(row.getBoundingClientRect().top).toBe(before.top);
    await expect(row.closest('table')!.tHead!.getBoundingClientRect().bottom).toBeLessThanOrEqual(before.top + 1);
    await expectAnnounced('1 of 1,000 selected');
  },
);

SelectedAndFiltered.test('has its buttons between the headers and the rows', async ({ canvas, userEvent }) => {
  await userEvent.click(checkboxOf(canvas, 1));
  canvas.getByRole('button', { name: 'Quantity' }).focus();
  for (const name of ['Clear', 'Archive']) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name })).toHaveFocus();
  }
  await userEvent.tab();
  await expect(checkboxOf(canvas, 1)).toHaveFocus();
});

SelectedAndFiltered.test('keeps focus in the table when the bar disappears', async ({ canvas, userEvent }) => {
  archive.mockClear();
  await userEvent.click(checkboxOf(canvas, 2));
  canvas.getByRole('button', { name: 'Archive' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(archive).toHaveBeenCalledWith([2]);
  await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus();
  await userEvent.click(checkboxOf(canvas, 2));
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await expect(checkboxOf(canvas, 2)).not.toBeChecked();
  await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus();
});

const narrow: TableNarrow<Part> = {
  moreHeader: 'More',
  moreLabel: ({ id }) => `More about part ${id}`,
  rowsPerStep: 5,
  showMoreLabel: (count) => `Show ${count} more`,
  shownLabel: (shown, all) => `${shown} of ${all}`,
};

const twoLineColumns: readonly TableColumn<ColumnId>[] = columns.map((column) => {
  if (column.id === 'part') return { ...column, narrowPlace: 'bottomStart' };
  if (column.id === 'status') return { ...column, narrowPlace: 'topEnd' };
  return column.id === 'quantity' ? { ...column, narrowPlace: 'bottomEnd' } : column;
});

/** On a phone each row has two lines and a button for the other columns; five rows are shown at a time. */
export const TwoLines = meta.story({
  args: {
    narrow,
    defaultExpandedRows: [2],
    columns: twoLineColumns,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

TwoLines.test('shows the other columns of a row on demand', async ({ canvas, userEvent }) => {
  const more = canvas.getByRole('button', { name: 'More about part 1' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.queryByRole('button', { name: 'View part 1' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'View part 2' })).toBeVisible();
  await userEvent.click(more);
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(canvas.getByRole('button', { name: 'View part 1' })).toBeVisible();
  await userEvent.click(more);
  await expect(canvas.queryByRole('button', { name: 'View part 1' })).toBeNull();
});

TwoLines.test('shows the next rows on demand, and moves focus to the first of them', async ({ canvas, userEvent }) => {
  const heads = () => canvas.getAllByRole('rowheader');
  await expect(heads()).toHaveLength(5);
  await expect(canvas.getByText('5 of 12')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show 5 more' }));
  await expect(heads()).toHaveLength(10);
  await expect(canvas.getByRole('button', { name: 'More about part 6' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more' }));
  await expect(heads()).toHaveLength(12);
  await expect(canvas.queryByText(/ of 12/)).toBeNull();
  await expect(canvas.getByRole('button', { name: 'More about part 11' })).toHaveFocus();
});

/** The next rows are shown from the start. */
export const MoreShown = TwoLines.extend({ args: { defaultVisibleRows: 10 } });

/** On a phone each row is a card, and a menu above them sorts. */
export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test(
  'stays a table for screen readers and can be sorted, and does not scroll sideways',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(canvas.getAllByRole('cell')).toHaveLength(12 * 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Quantity' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'quantity', direction: 'ascending' });
    await expect(scroller(canvas).scrollWidth).toBeLessThanOrEqual(scroller(canvas).clientWidth);
  },
);

/** The button of the menu says how the cards are sorted. */
export const NarrowSorted = meta.story({
  args: { sortDescriptor: { column: 'quantity', direction: 'ascending' } },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

NarrowSorted.test('sorts in the other direction, and returns focus', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Sorted by Quantity, ascending' });
  await userEvent.click(button);
  await expect(await screen.findByRole('menuitemradio', { name: 'Quantity' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Sort descending' }));
  await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'quantity', direction: 'descending' });
  await waitFor(() => expect(button).toHaveFocus());
});

/** A thousand cards on a phone, of which only the visible ones are rendered. */
export const NarrowWindowed = meta.story({
  args: { rowCount: 1000 },
  render: ({ rowCount }) => <SortedParts rowCount={rowCount} />,
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

NarrowWindowed.test('measures the cards and reaches the last one', async ({ canvas }) => {
  await waitFor(async () => {
    scroller(canvas).scrollTop = scroller(canvas).scrollHeight;
    await expect(canvas.getByRole('rowheader', { name: '1000' })).toBeVisible();
  });
});

/** On a phone five rows are shown: the checkbox of the header selects these, and a button all that match. */
export const NarrowSelectAll = TwoLines.extend({
  tags: ['narrow'],
  args: {
    defaultExpandedRows: [],
    selectionMode: 'multiple',
    disabledKeys: [9],
    onSelectionChange: fn(),
    renderBulkActions: () => <Button size="small">Archive</Button>,
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

NarrowSelectAll.test('selects the rows shown, and on demand all others', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select the 5 rows shown' }));
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 2, 3, 4, 5]));
  await expect(canvas.getByText('5 of 12 selected')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Select all 11' }));
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]));
  await expect(canvas.getByText('11 of 12 selected')).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: 'Select the 5 rows shown' })).toHaveFocus();
});

/** The checkboxes stay before the rows, which have two lines or are cards. */
export const NarrowSelected = meta.story({
  tags: ['narrow'],
  args: { rows: partsOf(3) },
  render: (args) => (
    <Stack>
      {[columns, twoLineColumns].map((shown, index) => (
        <Table
          key={index}
          caption={index === 0 ? 'Cards' : 'Two lines'}
          columns={shown}
          rows={args.rows}
          renderCell={args.renderCell}
          selectionMode="multiple"
          defaultSelectedKeys={[1]}
        />
      ))}
    </Stack>
  ),
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  args: { sortDescriptor: { column: 'part', direction: 'ascending' } },
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  decorators: [onInverse],
  args: { rows: partsOf(4), sortDescriptor: { column: 'part', direction: 'ascending' } },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' }, args: { rows: partsOf(2) } });

export const TouchNarrow = meta.story({
  tags: ['touch'],
  args: { rows: partsOf(2) },
  globals: { pointer: 'coarse', viewport: { value: 'narrow', isRotated: false } },
});

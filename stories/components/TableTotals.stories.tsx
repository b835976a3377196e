import { SearchField } from '@pcb/ui/SearchField';
import { Stack } from '@pcb/ui/Stack';
import { Table, type TableProps } from '@pcb/ui/Table';
import { type ComponentType, useMemo, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import {
  type ColumnId,
  columns,
  type Part,
  partsMeta,
  partsOf,
  type PartsTableProps,
  renderCell,
  scroller,
  twoLineColumns,
} from './tableParts.tsx';

/** Storybook cannot infer props from a generic component. */
const PartsTable: ComponentType<PartsTableProps> = Table;

const meta = preview.meta({
  title: 'Components/Table totals',
  component: PartsTable,
  parameters: {
    guide: {
      instead: ['Expandable rows, if groups should open and close.'],
      keyboard: ['`Tab` Passes the rows of groups and totals, which have no buttons.'],
      copy: ['The label says which rows are summed: Total of all 240 orders.'],
    },
  },
  ...partsMeta,
});

/** A minimal host that sums the filtered rows, and labels the totals accordingly. */
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

/** A row of totals names the rows that it sums, and stays in view while the others scroll. */
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
  globals: narrow,
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

interface MakerGroup {
  id: string;
  label: string;
  quantity: number;
}

type GroupedRow = Part | MakerGroup;

const isGroup = (row: GroupedRow): row is MakerGroup => 'label' in row;

/** The parts of each maker, below a row with their sum. */
const groupByMaker = (parts: readonly Part[]): readonly GroupedRow[] =>
  [...new Set(parts.map(({ maker }) => maker))].flatMap((maker) => {
    const group = parts.filter((part) => part.maker === maker);
    const quantity = group.reduce((sum, part) => sum + part.quantity, 0);
    return [{ id: maker, label: `${maker}: ${group.length} parts`, quantity }, ...group];
  });

const subtotalsOf = (row: GroupedRow) =>
  isGroup(row) ? { label: row.label, values: { quantity: row.quantity } } : undefined;

const renderGroupedCell = (row: GroupedRow, column: ColumnId) => (isGroup(row) ? null : renderCell(row, column));

const groupedParts = groupByMaker(partsOf(9));

function GroupedParts({ selectionMode }: Pick<TableProps<GroupedRow>, 'selectionMode'>) {
  return (
    <Table
      aria-label="Parts"
      columns={columns}
      rows={groupedParts}
      renderCell={renderGroupedCell}
      getSubtotals={subtotalsOf}
      selectionMode={selectionMode}
    />
  );
}

/** A row above each group has its name and its sums. The host sorts within the groups. */
export const Groups = meta.story({ render: () => <GroupedParts /> });

Groups.test('names each group in a row header with its subtotal', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Parts' })).toHaveAttribute('aria-rowcount', '13');
  const header = canvas.getByRole('rowheader', { name: 'Kaveri Passives: 3 parts' });
  await expect(within(header.closest('tr')!).getAllByRole('cell')[0]).toHaveTextContent(/^\d+$/);
});

/** The checkbox of the header selects the parts; the rows of the groups have none. */
export const SelectableGroups = meta.story({ render: () => <GroupedParts selectionMode="multiple" /> });

SelectableGroups.test('counts the parts only', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
  await expect(canvas.getByText('9 of 9 selected')).toBeVisible();
  await expect(canvas.getAllByRole('checkbox')).toHaveLength(10);
});

/** On a phone, the row of a group is above its cards. */
export const NarrowGroups = Groups.extend({ tags: ['narrow'], globals: narrow });

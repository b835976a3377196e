import { Badge } from '@pcb/ui/Badge';
import { Button } from '@pcb/ui/Button';
import { type SortDescriptor, Table, type TableColumn, type TableNarrow, type TableProps } from '@pcb/ui/Table';
import type { Decorator } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';

export interface Part {
  id: number;
  part: string;
  maker: string;
  status: 'In stock' | 'On order';
  quantity: number;
}

export type ColumnId = keyof Part | 'actions';

export const columns: readonly TableColumn<ColumnId>[] = [
  { id: 'id', label: 'No.', width: 5, isRowHeader: true, isMono: true, allowsSorting: true },
  { id: 'part', label: 'Part', width: 14, isFlexible: true, allowsSorting: true },
  { id: 'maker', label: 'Maker', width: 11, isFlexible: true },
  { id: 'status', label: 'Status', width: 7 },
  { id: 'quantity', label: 'Quantity', width: 7, align: 'end', isMono: true, allowsSorting: true },
  { id: 'actions', label: 'Actions', isLabelHidden: true, width: 6, align: 'end' },
];

const kinds = ['Thick-film resistor, 0603', 'Ceramic capacitor, 0402', 'Schottky diode', 'LDO regulator'];

const makers = ['Kaveri Passives', 'Sahyadri Semiconductors', 'മലബാർ ഇലക്ട്രോണിക്സ്'];

export const partsOf = (count: number): readonly Part[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    part: `${kinds[index % kinds.length]} ${1000 + ((index * 7919) % 9000)}`,
    maker: makers[index % makers.length] ?? '',
    status: index % 3 === 0 ? 'On order' : 'In stock',
    quantity: (index * 104_729) % 5000,
  }));

const press = fn();

export const renderCell = (part: Part, columnId: ColumnId) => {
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
export function SortedParts({ rowCount }: { rowCount: number }) {
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

/** The props of the table, and the number of rows in these stories. */
export type PartsTableProps = Omit<TableProps<Part, ColumnId>, 'aria-label' | 'caption'> & {
  'aria-label': string;
  rowCount: number;
};

export const scroller = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  canvas.getByRole('table', { name: 'Parts' }).parentElement!;

export const headersIn = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('columnheader').map((header) => header.dataset['column']);

export const narrowTable: TableNarrow<Part> = {
  moreHeader: 'More',
  moreLabel: ({ id }) => `More about part ${id}`,
  rowsPerStep: 5,
  showMoreLabel: (count) => `Show ${count} more`,
  shownLabel: (shown, all) => `${shown} of ${all}`,
};

export const twoLineColumns: readonly TableColumn<ColumnId>[] = columns.map((column) => {
  if (column.id === 'part') return { ...column, narrowPlace: 'bottomStart' };
  if (column.id === 'status') return { ...column, narrowPlace: 'topEnd' };
  return column.id === 'quantity' ? { ...column, narrowPlace: 'bottomEnd' } : column;
});

/** The arguments, controls and rendering of the stories with these parts. */
export const partsMeta = {
  args: { 'aria-label': 'Parts', columns, rows: partsOf(12), renderCell, rowCount: 12, onSortChange: fn() },
  argTypes: {
    rowCount: { control: 'select', options: [12, 100, 1000, 10_000, 100_000], description: 'The number of rows.' },
  },
  render: ({ rowCount: _, ...args }: PartsTableProps) => <Table {...args} />,
} as const;

/** A container that is narrower than the table. */
export const inContainer =
  (maxWidth: string): Decorator =>
  (Story) => (
    <div style={{ maxWidth }}>
      <Story />
    </div>
  );

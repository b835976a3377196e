import { type SortDescriptor, Table, type TableColumn, type TableProps } from '@pcb/ui/Table';
import { type ComponentType, useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { partsMeta, type PartsTableProps } from './tableParts.tsx';

/** Storybook cannot infer props from a generic component. */
const PartsTable: ComponentType<PartsTableProps> = Table;

const meta = preview.meta({
  title: 'Components/Table with expandable rows',
  component: PartsTable,
  parameters: {
    guide: {
      instead: ['Groups with subtotals, if all rows should be visible.', '`SideNavigation` for a tree of pages.'],
      keyboard: ['`Enter or Space` On the button before the name of a row: shows or hides the rows below it.'],
      copy: [],
    },
  },
  ...partsMeta,
});

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
export const NarrowExpandable = Expandable.extend({ tags: ['narrow'], globals: narrow });

const manyAssemblies: readonly BillLine[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `B${index}`,
  designators: `B${index}`,
  part: `Module ${index}`,
  quantity: 1,
  lines: [{ id: `B${index}-U1`, designators: 'U1', part: `Controller of module ${index}`, quantity: 1 }],
}));

/** A thousand assemblies, of which only the visible ones are rendered. */
export const ExpandableWindowed = meta.story({ render: () => <SortedBill rows={manyAssemblies} maxHeight="24rem" /> });

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
  // If other rows expand, the row moves by 255 rows and also keeps focus. A click from a script does not move focus.
  canvas.getByRole('button', { name: 'Expand all' }).click();
  await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2001'));
  await expect(button).toHaveFocus();
  await expect(button.closest('tr')).toHaveAttribute('aria-rowindex', '512');
});

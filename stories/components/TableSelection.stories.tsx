import { Button } from '@pcb/ui/Button';
import { SearchField } from '@pcb/ui/SearchField';
import { Stack } from '@pcb/ui/Stack';
import { Table, type TableProps } from '@pcb/ui/Table';
import { type ComponentType, useMemo, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';
import {
  type ColumnId,
  columns,
  narrowTable,
  type Part,
  partsMeta,
  partsOf,
  type PartsTableProps,
  twoLineColumns,
} from './tableParts.tsx';

/** Storybook cannot infer props from a generic component. */
const PartsTable: ComponentType<PartsTableProps> = Table;

const meta = preview.meta({
  title: 'Components/Table selection',
  component: PartsTable,
  parameters: {
    guide: {
      instead: [
        'A button or a link in each row for an action on one row.',
        '`RadioGroup` or `CheckboxGroup` in a form.',
      ],
      keyboard: [
        '`Space` On a checkbox: selects the row, or all rows.',
        '`Tab` Reaches the radio buttons as one, at the selected row.',
        '`Arrow keys` On a radio button: select the row above or below.',
      ],
      copy: ['The buttons of the bar are verbs: Archive.'],
    },
  },
  ...partsMeta,
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

Selectable.test('selects by pointer and keyboard, and counts selected rows', async ({ canvas, userEvent, args }) => {
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

Selectable.test('selects all selectable rows by the header checkbox, then none', async ({ canvas, userEvent }) => {
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

/** At most one row, such as the order whose details are next to the table. Part 3 cannot be selected. */
export const Single = meta.story({
  args: { selectionMode: 'single', defaultSelectedKeys: [2], disabledKeys: [3], onSelectionChange: fn() },
});

Single.test('is one tab stop, in which the arrow keys select', async ({ canvas, userEvent, args }) => {
  const radioOf = (part: number) => canvas.getByRole('radio', { name: `Select ${part}` });
  await expect(canvas.getByRole('columnheader', { name: 'Select' })).toBeInTheDocument();
  await expect(radioOf(2)).toBeChecked();
  await expect(radioOf(3)).toBeDisabled();
  await userEvent.click(radioOf(1));
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([1]));
  await expect(radioOf(1).closest('tr')).toHaveAttribute('aria-selected', 'true');
  await expect(radioOf(2).closest('tr')).toHaveAttribute('aria-selected', 'false');
  await userEvent.keyboard('{ArrowDown}');
  await expect(radioOf(2)).toBeChecked();
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([2]));
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
  'neither moves nor covers a row when the first one is selected, and announces the selection',
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

/** On a phone five rows are shown: the checkbox of the header selects these, and a button all that match. */
export const NarrowSelectAll = meta.story({
  tags: ['narrow'],
  args: {
    narrow: narrowTable,
    columns: twoLineColumns,
    selectionMode: 'multiple',
    disabledKeys: [9],
    onSelectionChange: fn(),
    renderBulkActions: () => <Button size="small">Archive</Button>,
  },
  globals: narrow,
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

/** The radio buttons or checkboxes stay before the rows, which are cards or have two lines. */
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
          selectionMode={index === 0 ? 'single' : 'multiple'}
          defaultSelectedKeys={[1]}
        />
      ))}
    </Stack>
  ),
  globals: narrow,
});

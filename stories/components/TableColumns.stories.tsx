import { Table, type TableColumn } from '@pcb/ui/Table';
import { type ColumnOrder, useColumnOrder } from '@pcb/ui/useColumnOrder';
import type { ComponentType } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { desktop, tablet } from '../looks.ts';
import { expectAnnounced } from './announced.ts';
import {
  type ColumnId,
  columns,
  headersIn,
  inContainer,
  partsMeta,
  partsOf,
  type PartsTableProps,
  renderCell,
  scroller,
} from './tableParts.tsx';

/** Storybook cannot infer props from a generic component. */
const PartsTable: ComponentType<PartsTableProps> = Table;

const meta = preview.meta({
  title: 'Components/Table columns',
  component: PartsTable,
  parameters: {
    guide: {
      instead: ['Fewer columns: the others are on the page of the row.'],
      keyboard: [
        '`Enter, Space or Arrow down` On the button in a header, or on Columns: opens a menu to sort, resize, move, pin, hide and show columns.',
      ],
      copy: ['A header stays short: the menu and the announcements repeat it.'],
    },
  },
  ...partsMeta,
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

AdjustableColumns.test(
  'hides a column by its menu, moves focus to the next one, announces it, and states how it sorts the rows',
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
  'changes a width by the keyboard, and does not make a very wide column narrower',
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

/** Wider than its container: it scrolls horizontally, and the first column stays. */
export const Tablet = meta.story({ decorators: [inContainer('42rem')] });

Tablet.test('scrolls sideways by keyboard, and the row header stays visible', async ({ canvas, userEvent }) => {
  // The width is measured before the first paint, so the test does not wait.
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

/** Not wide enough for all columns: the maker is a second line of the part, and can still be sorted by. */
export const Folded = meta.story({
  args: {
    columns: columns.map((column) =>
      column.id === 'maker' ? { ...column, foldsInto: 'part', allowsSorting: true } : column,
    ),
  },
  decorators: [inContainer('44rem')],
});

Folded.test('shows all columns without scrolling sideways, and sorts by each', async ({ canvas, userEvent, args }) => {
  await expect(scroller(canvas).scrollWidth).toBeLessThanOrEqual(scroller(canvas).clientWidth);
  const [part, maker] = within(canvas.getAllByRole('row')[1]!).getAllByRole('cell');
  await expect(maker?.getBoundingClientRect().left).toBe(part?.getBoundingClientRect().left);
  await expect(maker?.getBoundingClientRect().top).toBe(part?.getBoundingClientRect().bottom);
  await userEvent.click(canvas.getByRole('button', { name: 'Maker' }));
  await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'maker', direction: 'ascending' });
});

const pinnedColumns: readonly TableColumn<ColumnId>[] = columns.map((column) =>
  column.id === 'actions' ? { ...column, isPinned: true } : column,
);

/** The buttons stay at the end, and a shadow shows that columns are hidden under them. */
export const Pinned = meta.story({ args: { columns: pinnedColumns }, decorators: [inContainer('42rem')] });

Pinned.test('keeps the buttons in sight, with a shadow while columns are hidden under them', async ({ canvas }) => {
  const box = scroller(canvas);
  const button = canvas.getByRole('button', { name: 'View part 1' });
  const isInside = () => {
    const { left, right } = button.getBoundingClientRect();
    return left >= box.getBoundingClientRect().left && right <= box.getBoundingClientRect().right;
  };
  /** Forced colours remove shadows, so there the edge is a line. */
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

const arrange = fn();

function ArrangedParts({ defaultValue }: { defaultValue?: ColumnOrder<ColumnId> }) {
  const shown = useColumnOrder(pinnedColumns, { defaultValue, onChange: arrange });
  return <Table aria-label="Parts" columns={shown} rows={partsOf(12)} renderCell={renderCell} />;
}

/** `useColumnOrder` moves and pins columns in the menus of their headers. The number and the buttons keep their place. */
export const Reorderable = meta.story({ render: () => <ArrangedParts />, globals: desktop });

Reorderable.test('moves a column by its menu, announces its place and keeps focus', async ({ canvas, userEvent }) => {
  const menuOf = (name: string) => canvas.getByRole('button', { name: `Options of ${name}` });
  const isMirrored = document.documentElement.dir === 'rtl';
  menuOf('Maker').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: isMirrored ? 'Move right' : 'Move left' }));
  await waitFor(() => expect(headersIn(canvas).slice(0, 3)).toEqual(['id', 'maker', 'part']));
  await expectAnnounced('Maker: column 2 of 6');
  await waitFor(() => expect(menuOf('Maker')).toHaveFocus());
  await userEvent.click(menuOf('Quantity'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin to the start' }));
  await waitFor(() => expect(headersIn(canvas).slice(0, 2)).toEqual(['id', 'quantity']));
  await expect(arrange).toHaveBeenLastCalledWith({
    order: ['id', 'maker', 'part', 'status', 'quantity', 'actions'],
    pinned: ['quantity'],
  });
});

/** A pinned column stays next to the number, with a shadow, while the others scroll under it. */
export const PinnedByUser = meta.story({
  render: () => <ArrangedParts defaultValue={{ order: [], pinned: ['maker'] }} />,
  globals: tablet,
});

PinnedByUser.test('stays in sight when the table scrolls', async ({ canvas }) => {
  const box = scroller(canvas);
  const maker = canvas.getByRole('columnheader', { name: /Maker/ });
  const before = maker.getBoundingClientRect().left;
  const end = box.scrollWidth - box.clientWidth;
  await expect(end).toBeGreaterThan(0);
  box.scrollLeft = document.documentElement.dir === 'rtl' ? -end : end;
  await waitFor(() => expect(Math.abs(box.scrollLeft)).toBe(end));
  await expect(maker.getBoundingClientRect().left).toBeCloseTo(before, 0);
});

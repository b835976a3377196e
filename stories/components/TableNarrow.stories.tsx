import { Table } from '@pcb/ui/Table';
import type { ComponentType } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow, phone } from '../looks.ts';
import {
  narrowTable,
  partsMeta,
  partsOf,
  type PartsTableProps,
  scroller,
  SortedParts,
  twoLineColumns,
} from './tableParts.tsx';

/** Storybook cannot infer props from a generic component. */
const PartsTable: ComponentType<PartsTableProps> = Table;

const meta = preview.meta({
  title: 'Components/Table on a phone',
  component: PartsTable,
  parameters: {
    guide: {
      instead: ['`DefinitionList` for one item.'],
      keyboard: [
        '`Enter, Space or Arrow down` On Sort: opens the menu of columns and directions.',
        '`Enter or Space` On More: shows or hides the other columns of the row.',
      ],
      copy: ['Two lines have four values: the name, the status, and two more.'],
    },
  },
  ...partsMeta,
  // Storybook finds the documentation of a component by its JSX in this file.
  render: ({ rowCount: _, ...args }) => <Table {...args} />,
});

/** On a phone each row has two lines and a button for the other columns; five rows are shown at a time. */
export const TwoLines = meta.story({
  args: { narrow: narrowTable, defaultExpandedRows: [2], columns: twoLineColumns },
  globals: phone,
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
export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

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

/** The menu button states how the cards are sorted. */
export const NarrowSorted = meta.story({
  args: { sortDescriptor: { column: 'quantity', direction: 'ascending' } },
  globals: narrow,
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
  globals: narrow,
});

NarrowWindowed.test('measures the cards and reaches the last one', async ({ canvas }) => {
  await waitFor(async () => {
    scroller(canvas).scrollTop = scroller(canvas).scrollHeight;
    await expect(canvas.getByRole('rowheader', { name: '1000' })).toBeVisible();
  });
});

export const TouchNarrow = meta.story({
  tags: ['touch'],
  args: { rows: partsOf(2) },
  globals: { ...narrow, pointer: 'coarse' },
});

import { Button } from '@pcb/ui/Button';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Table, tableDensities } from '@pcb/ui/Table';
import { type ComponentType, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from './announced.ts';
import { columns, partsMeta, partsOf, type PartsTableProps, renderCell, scroller, SortedParts } from './tableParts.tsx';

/** Storybook cannot infer props from a generic component. */
const PartsTable: ComponentType<PartsTableProps> = Table;

const meta = preview.meta({
  title: 'Components/Table',
  component: PartsTable,
  parameters: {
    guide: {
      instead: ['A `dl` for the values of one item.', '`Grid` of `Card` if pictures matter more than figures.'],
      keyboard: [
        '`Tab` Moves focus to the table if it scrolls, then to the sortable headers, then through links, buttons and fields of the rows.',
        '`Enter or Space` On a header: sorts by it, or reverses the order. On a button: presses it.',
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
  ...partsMeta,
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is a native table with a name, and each row has a row header', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: 'Parts' });
  await expect(table.tagName).toBe('TABLE');
  // A named region would announce the name twice.
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
  name: 'Empty list',
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

Reordered.test('keeps the focused row', async ({ canvas }) => {
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

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  args: { rows: partsOf(4), sortDescriptor: { column: 'part', direction: 'ascending' } },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' }, args: { rows: partsOf(2) } });

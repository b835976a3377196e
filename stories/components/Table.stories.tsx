import { Badge } from '@pcb/ui/Badge';
import { Button } from '@pcb/ui/Button';
import { EmptyState } from '@pcb/ui/EmptyState';
import { type SortDescriptor, Table, type TableColumn, type TableProps } from '@pcb/ui/Table';
import { type ComponentType, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';
import { onMask } from './onMask.tsx';

interface Order {
  id: string;
  customer: string;
  board: string;
  quantity: number;
  amount: string;
  status: 'In production' | 'Delivered' | 'On hold';
}

type ColumnId = Exclude<keyof Order, never>;

const columns: readonly TableColumn<ColumnId>[] = [
  { id: 'id', label: 'Order', isRowHeader: true, isMono: true, allowsSorting: true },
  { id: 'customer', label: 'Customer', allowsSorting: true },
  { id: 'board', label: 'Board' },
  { id: 'status', label: 'Status' },
  { id: 'quantity', label: 'Quantity', align: 'end', isMono: true, allowsSorting: true },
  { id: 'amount', label: 'Amount', align: 'end', isMono: true },
];

const orders: readonly Order[] = [
  {
    id: 'PO-2041',
    customer: 'Anjali Menon',
    board: 'Motor controller',
    quantity: 50,
    amount: '₹42,480.00',
    status: 'In production',
  },
  {
    id: 'PO-2040',
    customer: 'Ravi Shankar',
    board: 'Sensor node',
    quantity: 1200,
    amount: '₹1,18,200.00',
    status: 'Delivered',
  },
  {
    id: 'PO-2039',
    customer: 'Fatima Sheikh',
    board: 'Charger, revision C',
    quantity: 10,
    amount: '₹8,912.50',
    status: 'On hold',
  },
  {
    id: 'PO-2038',
    customer: 'Joseph Kurian',
    board: 'Display adapter',
    quantity: 200,
    amount: '₹64,000.00',
    status: 'Delivered',
  },
];

const toneOf = { 'In production': 'info', Delivered: 'success', 'On hold': 'warning' } as const;

const renderCell = (order: Order, columnId: ColumnId) =>
  columnId === 'status' ? <Badge tone={toneOf[order.status]}>{order.status}</Badge> : order[columnId];

/** The component, typed for these stories. */
const OrdersTable: ComponentType<TableProps<Order, ColumnId>> = Table;

const meta = preview.meta({
  title: 'Components/Table',
  component: OrdersTable,
  parameters: {
    guide: {
      instead: ['`DataTable` for many rows and for rows with actions.', 'A `dl` for the values of one item.'],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus into the table, then out of it.' },
        {
          keys: 'Arrow keys',
          does: 'Move from cell to cell, and to the links and buttons in them, and scroll the table.',
        },
        { keys: 'Home, End', does: 'Move to the first or the last cell of the row.' },
        { keys: 'Enter or Space', does: 'On a sortable header: sorts by it, then reverses the order.' },
      ],
      copy: ['A header is one or two words, with the unit.', 'The row header identifies the row: the order number.'],
    } satisfies Guide,
  },
  args: { 'aria-label': 'Recent orders', columns, rows: orders, renderCell, onSortChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is a named table with headers, and each row has a name', async ({ canvas }) => {
  await expect(canvas.getByRole('grid', { name: 'Recent orders' })).toBeVisible();
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
  await expect(canvas.getByRole('row', { name: 'PO-2040' })).toBeVisible();
});

Playground.test('reports a sort and leaves it to the host', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('columnheader', { name: 'Customer' }));
  await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'customer', direction: 'ascending' });
  await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('PO-2041');
});

function SortedTable() {
  const [sort, setSort] = useState<SortDescriptor>({ column: 'quantity', direction: 'descending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const key = sort.column as ColumnId;
  const sorted = [...orders].sort((a, b) => {
    const [one, other] = [a[key], b[key]];
    return (
      sign *
      (typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other)))
    );
  });
  return (
    <Table
      caption="Orders of August"
      columns={columns}
      rows={sorted}
      renderCell={renderCell}
      sortDescriptor={sort}
      onSortChange={setSort}
    />
  );
}

/** The host controls the sorting; the header shows it. */
export const Sorted = meta.story({ render: () => <SortedTable /> });

Sorted.test('shows the sorted column, and sorts by keyboard', async ({ canvas, userEvent }) => {
  const quantity = canvas.getByRole('columnheader', { name: 'Quantity' });
  await expect(quantity).toHaveAttribute('aria-sort', 'descending');
  await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('PO-2040');
  await userEvent.click(quantity);
  await expect(quantity).toHaveAttribute('aria-sort', 'ascending');
  await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('PO-2039');
  await userEvent.keyboard('{Enter}');
  await expect(quantity).toHaveAttribute('aria-sort', 'descending');
});

const press = fn();

/** The arrow keys reach buttons in cells. */
export const WithActions = meta.story({
  render: () => (
    <Table
      aria-label="Orders"
      columns={[
        { id: 'id', label: 'Order', isRowHeader: true, isMono: true },
        { id: 'customer', label: 'Customer' },
        { id: 'board', label: 'Actions', align: 'end' },
      ]}
      rows={orders}
      renderCell={(order, id) =>
        id === 'board' ? (
          <Button variant="outline" size="small" aria-label={`Open ${order.id}`} onPress={() => void press(order.id)}>
            Open
          </Button>
        ) : (
          order[id as ColumnId]
        )
      }
    />
  ),
});

WithActions.test('reaches the action of a row by keyboard', async ({ canvas, userEvent }) => {
  press.mockClear();
  await userEvent.click(canvas.getByRole('rowheader', { name: 'PO-2040' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(canvas.getByRole('button', { name: 'Open PO-2040' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(press).toHaveBeenCalledWith('PO-2040');
});

/** The headers stay, with a message instead of rows. */
export const Empty = meta.story({
  args: { rows: [], empty: <EmptyState title="No orders yet">Orders that you place appear here.</EmptyState> },
});

Empty.test('shows the empty state', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

const many = Array.from({ length: 16 }, (_, index) => {
  const order = orders[index % orders.length];
  return order ? [{ ...order, id: `PO-${2041 - index}` }] : [];
}).flat();

/** Rows scroll below the header. */
export const Tall = meta.story({ args: { rows: many, maxHeight: '20rem' } });

Tall.test('keeps the header visible while rows scroll', async ({ canvas }) => {
  const scroller = canvas.getByRole('grid').parentElement!;
  scroller.scrollTop = 200;
  await expect(scroller.scrollTop).toBe(200);
  const head = canvas.getByRole('columnheader', { name: 'Order' }).getBoundingClientRect();
  await expect(Math.abs(head.top - scroller.getBoundingClientRect().top)).toBeLessThan(3);
});

/** The table scrolls horizontally; the page does not. */
export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test(
  'scrolls horizontally with the arrow keys, with one tab stop and one name',
  async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Recent orders' });
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.tab();
    await expect(table).toContainElement(document.activeElement as HTMLElement);
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    await userEvent.keyboard(`{${forward}>6/}`);
    await expect(table.parentElement?.scrollLeft).not.toBe(0);
    await userEvent.tab();
    await expect(table).not.toContainElement(document.activeElement as HTMLElement);
  },
);

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    rows: [
      {
        id: 'PO-2041',
        customer: 'Anjali Menon, purchasing department of Kaveri Instruments and Control Systems Private Limited',
        board: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        quantity: 50,
        amount: '₹42,480.00',
        status: 'In production',
      },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const OnMask = meta.story({
  tags: ['on-mask'],
  decorators: [onMask],
  args: { rows: orders, sortDescriptor: { column: 'customer', direction: 'ascending' } },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });

import { AdminOrdersScreen, type AdminOrdersScreenProps } from '@pcb/screens/admin/AdminOrdersScreen';
import type { AdminOrder, RecordRows } from '@pcb/screens/admin/records';
import { adminOrderLong, adminOrderOnHold, adminOrders, manyAdminOrders } from '@pcb/screens/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const ready = (rows: readonly AdminOrder[]): RecordRows<AdminOrder> => ({ status: 'ready', rows });
const loading: RecordRows<AdminOrder> = { status: 'loading' };
const failed: RecordRows<AdminOrder> = { status: 'failed' };

/** A host in miniature: it keeps filters, order and open record, as one with an address would. */
function Host({
  rows,
  defaultFilters,
  onFiltersChange,
  onSortChange,
  onOpenRecordChange,
  ...props
}: AdminOrdersScreenProps) {
  const [filters, setFilters] = useState({ search: '', status: '', date: '', ...defaultFilters });
  const [sort, setSort] = useState(props.defaultSort ?? null);
  const [openRecord, setOpenRecord] = useState<string | null>(props.defaultOpenRecord ?? null);
  return (
    <AdminOrdersScreen
      {...props}
      rows={rows}
      filters={filters}
      onFiltersChange={(changed) => {
        onFiltersChange?.(changed);
        setFilters({ date: '', ...changed });
      }}
      sort={sort}
      onSortChange={(changed) => {
        onSortChange?.(changed);
        setSort(changed);
      }}
      openRecord={openRecord}
      onOpenRecordChange={(id) => {
        onOpenRecordChange?.(id);
        setOpenRecord(id);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Orders',
  component: AdminOrdersScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    rows: ready(adminOrders),
    onFiltersChange: fn(),
    onSortChange: fn(),
    onOpenRecordChange: fn(),
    onStatusChange: fn(),
    onExport: fn(),
    onRetry: fn(),
  },
  render: (args) => <Host {...args} />,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const table = () => screen.getByRole('table', { name: 'Orders' });
const idsShown = () =>
  within(table())
    .queryAllByRole('rowheader')
    .map((head) => head.textContent);
const columnOf = (index: number) =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? '');
const searchField = () => screen.getByRole('searchbox', { name: 'Search orders' });
const rupeesOf = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  '[M-30] [M-90] shows the columns of orders, with dates as YYYY-MM-DD and totals in rupees',
  async () => {
    await expect(
      within(table())
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Order ID', 'PCB Name', 'Customer', 'Status', 'Date', 'Total', 'Actions']);
    await expect(idsShown()).toEqual(adminOrders.map(({ id }) => id));
    for (const date of columnOf(3)) await expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await expect(columnOf(4)).toContain('₹1,25,000');
    await expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toHaveAttribute('id', 'page-title');
    await expect(screen.getByRole('status')).toHaveTextContent('Showing 42 of 42');
  },
);

const searches = [
  ['an ID', '#1234', ['#1234']],
  ['a PCB name, whatever the capitals', 'RADAR processor', ['#1101']],
  ['a customer in another script', 'മുഹമ്മദ്', ['#1108']],
] as const;

Playground.test('[M-30] searches by ID, PCB name or customer', async ({ userEvent, step }) => {
  for (const [what, text, found] of searches)
    await step(what, async () => {
      await userEvent.clear(searchField());
      await userEvent.type(searchField(), text);
      await waitFor(() => expect(idsShown()).toEqual(found));
      await expect(screen.getByRole('status')).toHaveTextContent('Showing 1 of 42');
    });
});

Playground.test('[M-30] takes the characters of a regular expression as they stand', async ({ userEvent }) => {
  await userEvent.type(searchField(), '.*');
  await expect(await screen.findByRole('heading', { name: 'No orders match' })).toBeVisible();
  await userEvent.clear(searchField());
  await userEvent.type(searchField(), '=SUM(');
  await waitFor(() => expect(idsShown()).toEqual(['#1192']));
});

Playground.test('bears a search of 10 000 characters', async ({ userEvent }) => {
  await userEvent.click(searchField());
  await userEvent.paste('(a+)+$'.repeat(1700));
  await expect(await screen.findByRole('heading', { name: 'No orders match' })).toBeVisible();
});

Playground.test(
  '[M-30] filters by status: All, Pending, In Production, Shipped',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(['All', 'Pending', 'In Production', 'Shipped']);
    await userEvent.click(screen.getByRole('option', { name: 'In Production' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', status: 'In Production', date: '' });
    await waitFor(() =>
      expect(idsShown()).toEqual(adminOrders.filter(({ status }) => status === 'In Production').map(({ id }) => id)),
    );
  },
);

Playground.test('[M-30] filters by date', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Date'), '2025-08-28');
  await waitFor(() => expect(columnOf(3)).toEqual(['2025-08-28', '2025-08-28']));
});

Playground.test(
  '[M-21] sorts ids and totals as numbers, text by the language, and turns round on the second press',
  async ({ canvas, userEvent }) => {
    const totals = () => columnOf(4).map(rupeesOf);
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(totals()).toEqual(totals().toSorted((one, other) => one - other)));
    await expect(columnOf(4).indexOf('₹9,000')).toBeLessThan(columnOf(4).indexOf('₹12,000'));
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(totals()).toEqual(totals().toSorted((one, other) => other - one)));
    await userEvent.click(canvas.getByRole('button', { name: 'Order ID' }));
    await waitFor(() => expect(idsShown()[0]).toBe('#947'));
    await expect(idsShown().at(-1)).toBe('#1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Customer' }));
    const customers = () => columnOf(1).filter((name) => /^[A-Z]/.test(name));
    await waitFor(() => expect(customers()[0]).toBe('Abdul Rahman Siddiqui'));
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await waitFor(() => expect(columnOf(3)).toEqual(columnOf(3).toSorted()));
  },
);

Playground.test('[M-21] keeps the order of equal rows in both directions', async ({ canvas, userEvent }) => {
  const twins = () => idsShown().filter((id) => id === '#1234' || id === '#1171');
  await userEvent.click(canvas.getByRole('button', { name: 'PCB Name' }));
  await waitFor(() => expect(columnOf(0)[0]).toBe('-12 V rail supply'));
  await expect(twins()).toEqual(['#1234', '#1171']);
  await userEvent.click(canvas.getByRole('button', { name: 'PCB Name' }));
  await waitFor(() => expect(columnOf(0).at(-1)).toBe('-12 V rail supply'));
  await expect(twins()).toEqual(['#1234', '#1171']);
});

Playground.test('[M-31] [M-32] opens the details, with Edit Order and Close', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: 'View #1220' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Order #1220' });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(args.onOpenRecordChange).toHaveBeenLastCalledWith('#1220');
  const names = within(dialog)
    .getAllByRole('term')
    .map((term) => term.textContent);
  await expect(names).toEqual([
    'PCB Name',
    'Customer',
    'Status',
    'Date',
    'Total',
    'Components',
    'Shipping Address',
    'Notes',
  ]);
  await expect(within(dialog).getByText('Relay board, 8 way, "silent"')).toBeVisible();
  await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  await expect(within(dialog).getByRole('link', { name: 'Edit Order' })).toHaveAttribute(
    'href',
    '/admin/orders/edit/%231220',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onOpenRecordChange).toHaveBeenLastCalledWith(null);
  await waitFor(() => expect(opener).toHaveFocus());
});

Playground.test('[M-31] [R-12] edits by a link, with the id encoded', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Edit #1234' })).toHaveAttribute('href', '/admin/orders/edit/%231234');
});

Playground.test(
  '[M-31] asks for another status, and goes on showing the one it has',
  async ({ canvas, userEvent, args }) => {
    const status = canvas.getByRole('combobox', { name: 'Status of #1234' });
    await expect(status).toHaveTextContent('Pending');
    await userEvent.click(status);
    await userEvent.click(await screen.findByRole('option', { name: 'Shipped' }));
    await expect(args.onStatusChange).toHaveBeenCalledOnce();
    await expect(args.onStatusChange).toHaveBeenCalledWith(adminOrders[0], 'Shipped');
    await expect(status).toHaveTextContent('Pending');
  },
);

Playground.test('[M-80] exports the filtered rows in the order shown', async ({ canvas, userEvent, args }) => {
  await userEvent.type(searchField(), 'motor');
  await userEvent.click(canvas.getByRole('button', { name: 'Customer' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Customer' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await expect(args.onExport).toHaveBeenCalledWith(
    'orders.csv',
    [
      '\ufeffOrder ID,PCB Name,Customer,Status,Date,Total',
      '#1171,Motor controller,Ravi Shankar,Shipped,2025-08-24,"₹9,000"',
      '#961,MOTORCONTROLLER_REV_C_FINAL_FINAL_APPROVED_20250726_PANELISED_2X3_ENIG,Nandini Rao,Pending,2025-07-26,"₹72,000"',
      '#1234,Motor controller,Anjali Menon,Pending,2025-08-29,"₹9,000"',
      '',
    ].join('\r\n'),
  );
});

Playground.test(
  '[M-80] quotes commas, quotes and line breaks, and takes the sting out of formulas',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    const [[, csv] = []] = (args.onExport as ReturnType<typeof fn>).mock.calls;
    await expect(csv).toContain('"Relay board, 8 way, ""silent"""');
    await expect(csv).toContain('"Charger\nrevision C"');
    await expect(csv).toContain(`"'=SUM(total) test board"`);
    await expect(csv).toContain(`"'-12 V rail supply"`);
  },
);

/** As an administrator would share it: filters and order from the address. */
export const Filtered = meta.story({
  args: {
    defaultFilters: { search: 'controller', status: 'Shipped' },
    defaultSort: { column: 'total', direction: 'descending' },
  },
});

Filtered.test(
  'starts with the filters and the order that it is given, and clears them',
  async ({ canvas, userEvent }) => {
    await expect(idsShown()).toEqual(['#1178', '#1052', '#1171']);
    await expect(screen.getByRole('status')).toHaveTextContent('Showing 3 of 42');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(idsShown()).toHaveLength(42));
    await expect(searchField()).toHaveValue('');
    await expect(searchField()).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
);

/** Values from an address that mean nothing: a status, a column and a record that do not exist. */
export const OddAddress = meta.story({
  args: {
    defaultFilters: { status: 'Lost', date: 'yesterday' },
    defaultSort: { column: 'constructor', direction: 'descending' },
    defaultOpenRecord: '%231234',
  },
});

OddAddress.test('takes filters that do not exist for All', async ({ canvas }) => {
  await expect(idsShown()).toEqual(adminOrders.map(({ id }) => id));
  await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('All');
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  await expect(screen.queryByRole('dialog')).toBeNull();
});

/** A date filter from an address may be a part of a date: a month. */
export const Month = meta.story({ args: { defaultFilters: { date: '2025-07' } } });

Month.test('[M-30] matches every date that contains the chosen value, and says so', async ({ canvas }) => {
  await expect(columnOf(3).every((date) => date.startsWith('2025-07'))).toBe(true);
  await expect(canvas.getByText('Dates with 2025-07')).toBeVisible();
});

export const NoResult = meta.story({ args: { defaultFilters: { search: 'zzz' } } });

NoResult.test('offers to clear the filters, and the focus stays on the page', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No orders match' })).toBeVisible();
  await expect(screen.getByRole('status')).toHaveTextContent('Showing 0 of 42');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(idsShown()).toHaveLength(42));
  await expect(searchField()).toHaveFocus();
});

export const Empty = meta.story({ tags: ['empty'], args: { rows: ready([]) } });

Empty.test('says that there are none yet', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No orders yet' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

export const Loading = meta.story({ tags: ['loading'], args: { rows: loading } });

Loading.test('says that it loads, and exports nothing', async ({ canvas }) => {
  await expect(screen.getByRole('status')).toHaveTextContent('Loading orders…');
  await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
});

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { rows: failed } });

Failed.test('offers to try again, and keeps the focus', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { name: 'The orders could not be loaded' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

export const Details = meta.story({ args: { defaultOpenRecord: '#1234' } });

Details.test('[M-32] closes by Escape', async ({ userEvent, args }) => {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Order #1234' })).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onOpenRecordChange).toHaveBeenCalledWith(null);
});

/** Another program has set a status that is in no list. */
export const UnknownStatus = meta.story({
  args: { rows: ready([adminOrderOnHold, ...adminOrders.slice(0, 3)]) },
});

UnknownStatus.test(
  'shows it, keeps it among the choices, and as text in the details',
  async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('combobox', { name: 'Status of #2000' });
    await expect(status).toHaveTextContent('On Hold (customs)');
    await userEvent.click(status);
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Pending',
      'In Production',
      'Shipped',
      'On Hold (customs)',
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'View #2000' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order #2000' });
    await waitFor(() => expect(within(dialog).getByText('On Hold (customs)')).toBeVisible());
  },
);

export const LongContent = meta.story({
  tags: ['long-content'],
  args: { rows: ready([adminOrderLong, ...adminOrders.slice(0, 4)]) },
});

LongContent.test('does not scroll the page sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const LongDetails = meta.story({
  args: { rows: ready([adminOrderLong]), defaultOpenRecord: adminOrderLong.id },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test('[M-30] is all there at 320 px, one card a row', async ({ canvas }) => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await expect(idsShown()).toHaveLength(42);
  await expect(canvas.getByRole('button', { name: 'View #1234' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Total' })).toBeVisible();
});

export const NarrowDetails = meta.story({
  args: { defaultOpenRecord: '#1234' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

const manyOrders = manyAdminOrders(10_000);

/** Ten thousand orders in the same page. */
export const Many = meta.story({ args: { rows: ready(manyOrders) } });

Many.test('filters and sorts all rows, of which few are drawn', async ({ canvas, userEvent }) => {
  await expect(table()).toHaveAttribute('aria-rowcount', '10001');
  await expect(idsShown().length).toBeLessThan(60);
  await userEvent.click(canvas.getByRole('button', { name: 'Order ID' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Order ID' }));
  await waitFor(() => expect(idsShown()[0]).toBe('#10000'));
  await userEvent.type(searchField(), 'radar');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Showing 23\d of 10,000$/));
});

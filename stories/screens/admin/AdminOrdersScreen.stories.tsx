import { AdminOrdersScreen, type AdminOrdersScreenProps } from '@pcb/screens/admin/AdminOrdersScreen';
import { adminOrderLong, adminOrderOnHold, adminOrders, manyAdminOrders } from '@pcb/screens/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { inMain } from '../inMain.tsx';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../looks.ts';
import { detailsKeyboard, listKeyboard } from './keyboards.ts';
import { OrdersInPages } from './OrdersInPages.tsx';
import { failed, loading, onRetry, ready, recordTable } from './sharedStates.tsx';

const sampleIds = [
  '#1234',
  '#1227',
  '#1220',
  '#1192',
  '#1185',
  '#1178',
  '#1171',
  '#1108',
  '#1101',
  '#1052',
  '#1010',
  '#968',
  '#961',
];

/** A few rows, because each costs time, with all special cases: duplicates, formulas, a line break, ids of three digits. */
const orders = adminOrders.filter(({ id }) => sampleIds.includes(id));

/** A minimal host that keeps the filters, the sort order, the hidden columns and the open record, starting with those of the story. */
function Host({
  rows,
  onFiltersChange,
  onSortChange,
  onOpenRecordChange,
  onHiddenColumnsChange,
  ...props
}: AdminOrdersScreenProps) {
  const [filters, setFilters] = useState(props.filters ?? {});
  const [sort, setSort] = useState(props.sort ?? null);
  const [openRecord, setOpenRecord] = useState<string | null>(props.openRecord ?? null);
  const [hiddenColumns, setHiddenColumns] = useState(props.hiddenColumns);
  return (
    <AdminOrdersScreen
      {...props}
      rows={rows}
      filters={filters}
      onFiltersChange={(changed) => {
        onFiltersChange?.(changed);
        setFilters(changed);
      }}
      sort={sort}
      onSortChange={(changed) => {
        onSortChange?.(changed);
        setSort(changed);
      }}
      hiddenColumns={hiddenColumns}
      onHiddenColumnsChange={(ids) => {
        onHiddenColumnsChange?.(ids);
        setHiddenColumns(ids);
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
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the newest orders among other figures use `AdminDashboardScreen`.',
        'Customers search their own orders in `SearchFormScreen` of the account.',
      ],
      keyboard: [...listKeyboard, ...detailsKeyboard],
      copy: [
        'An id includes its sign: #1234.',
        'Dates are YYYY-MM-DD, so that their order is visible; totals are rupees with Indian grouping: ₹1,25,000.',
        'An unknown status, set by another program, is shown unchanged.',
        'The exported file has the headers of the table.',
      ],
    },
  },
  args: {
    rows: ready(orders),
    onFiltersChange: fn(),
    onSortChange: fn(),
    onOpenRecordChange: fn(),
    onDensityChange: fn(),
    onHiddenColumnsChange: fn(),
    onStatusChange: fn(),
    onExport: fn(),
  },
  render: (args) => <Host {...args} />,
  decorators: [inMain],
});

const { columnOf, headers, visibleIds, table } = recordTable('Orders');
const searchField = () => screen.getByRole('searchbox', { name: 'Search orders' });
const rupeesOf = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[M-30] [M-90] shows the columns of orders, with dates as YYYY-MM-DD and totals in rupees', async () => {
  await expect(headers()).toEqual(['Order ID', 'PCB Name', 'Customer', 'Status', 'Date', 'Total', 'Actions']);
  await expect(visibleIds()).toEqual(sampleIds);
  for (const date of columnOf(3)) await expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await expect(columnOf(4)).toContain('₹1,25,000');
  await expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toHaveAttribute('id', 'page-title');
  await expect(screen.getByRole('status')).toHaveTextContent('Showing 13 of 13');
});

const searches = [
  ['an ID', '#1234', ['#1234']],
  ['a PCB name, ignoring case', 'RADAR processor', ['#1101']],
  ['a customer', 'shafi', ['#1108']],
] as const;

Ready.test(
  '[M-30] searches by ID, PCB name or customer, takes any character as text, and handles 10 000 of them',
  async ({ userEvent, step }) => {
    for (const [what, text, found] of searches)
      await step(what, async () => {
        await userEvent.clear(searchField());
        await userEvent.paste(text);
        await waitFor(() => expect(visibleIds()).toEqual(found));
        await expect(screen.getByRole('status')).toHaveTextContent('Showing 1 of 13');
      });
    await userEvent.click(searchField());
    await userEvent.paste('.*');
    await expect(await screen.findByRole('heading', { name: 'No orders match' })).toBeVisible();
    await userEvent.clear(searchField());
    await userEvent.paste('=SUM(');
    await waitFor(() => expect(visibleIds()).toEqual(['#1192']));
    await userEvent.click(searchField());
    await userEvent.paste('(a+)+$'.repeat(1700));
    await expect(await screen.findByRole('heading', { name: 'No orders match' })).toBeVisible();
  },
);

Ready.test('[M-30] filters by status: All, Pending, In Production, Shipped', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
  const options = await screen.findAllByRole('option');
  await expect(options.map((option) => option.textContent)).toEqual(['All', 'Pending', 'In Production', 'Shipped']);
  await userEvent.click(screen.getByRole('option', { name: 'In Production' }));
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ status: 'In Production' });
  await waitFor(() => expect(visibleIds()).toEqual(['#1227', '#1185', '#1101', '#968']));
});

Ready.test('[M-30] filters by date', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Date'), '28/08/2025');
  await waitFor(() => expect(visibleIds()).toEqual(['#1227', '#1220']));
  await expect(columnOf(3)).toEqual(['2025-08-28', '2025-08-28']);
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ date: '2025-08-28' });
});

Ready.test(
  '[M-21] sorts ids and totals as numbers and text by locale, and reverses on the second press',
  async ({ canvas, userEvent, args }) => {
    const totals = () => columnOf(4).map(rupeesOf);
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(totals()).toEqual(totals().toSorted((one, other) => one - other)));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'total', direction: 'ascending' });
    await expect(columnOf(4).indexOf('₹9,000')).toBeLessThan(columnOf(4).indexOf('₹12,000'));
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(totals()).toEqual(totals().toSorted((one, other) => other - one)));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'total', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Order ID' }));
    await waitFor(() => expect(visibleIds()[0]).toBe('#961'));
    await expect(visibleIds()[1]).toBe('#968');
    await expect(visibleIds().at(-1)).toBe('#1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Customer' }));
    await waitFor(() => expect(columnOf(1)[0]).toBe('Abdul Rahman Siddiqui'));
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await waitFor(() => expect(columnOf(3)).toEqual(columnOf(3).toSorted()));
  },
);

Ready.test('[M-21] keeps the order of equal rows in both directions', async ({ canvas, userEvent }) => {
  const twins = () => visibleIds().filter((id) => id === '#1234' || id === '#1171');
  await userEvent.click(canvas.getByRole('button', { name: 'PCB Name' }));
  await waitFor(() => expect(columnOf(0)[0]).toBe('-12 V rail supply'));
  await expect(twins()).toEqual(['#1234', '#1171']);
  await userEvent.click(canvas.getByRole('button', { name: 'PCB Name' }));
  await waitFor(() => expect(columnOf(0).at(-1)).toBe('-12 V rail supply'));
  await expect(twins()).toEqual(['#1234', '#1171']);
});

Ready.test('[M-31] [M-32] opens the details, with Edit Order and Close', async ({ canvas, userEvent, args }) => {
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

Ready.test('[M-31] [R-12] links to the edit page, with the id encoded', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Edit #1234' })).toHaveAttribute('href', '/admin/orders/edit/%231234');
});

Ready.test('[M-31] reports another status and keeps showing the current one', async ({ canvas, userEvent, args }) => {
  const status = canvas.getByRole('combobox', { name: 'Status of #1234' });
  await expect(status).toHaveTextContent('Pending');
  await userEvent.click(status);
  await userEvent.click(await screen.findByRole('option', { name: 'Shipped' }));
  await expect(args.onStatusChange).toHaveBeenCalledOnce();
  await expect(args.onStatusChange).toHaveBeenCalledWith(orders[0], 'Shipped');
  await expect(status).toHaveTextContent('Pending');
});

Ready.test('[M-80] exports the filtered rows in the order shown', async ({ canvas, userEvent, args }) => {
  await userEvent.click(searchField());
  await userEvent.paste('motor');
  await userEvent.click(canvas.getByRole('button', { name: 'Customer' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Customer' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
  await expect(args.onExport).toHaveBeenCalledWith(
    'orders.csv',
    [
      '\ufeffOrder ID,PCB Name,Customer,Status,Date,Total (₹)',
      '#1171,Motor controller,Ravi Shankar,Shipped,2025-08-24,9000',
      '#961,MOTORCONTROLLER_REV_C_FINAL_FINAL_APPROVED_20250726_PANELISED_2X3_ENIG,Nandini Rao,Pending,2025-07-26,72000',
      '#1234,Motor controller,Anjali Menon,Pending,2025-08-29,9000',
      '',
    ].join('\r\n'),
  );
});

Ready.test(
  '[M-80] quotes commas, quotes and line breaks, and escapes formulas',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    const [[, csv] = []] = (args.onExport as ReturnType<typeof fn>).mock.calls;
    await expect(csv).toContain('"Relay board, 8 way, ""silent"""');
    await expect(csv).toContain('"Charger\nrevision C"');
    await expect(csv).toContain(`"'=SUM(total) test board"`);
    await expect(csv).toContain(`"'-12 V rail supply"`);
  },
);

/** Filters and sorting from a shared URL. */
export const Filtered = meta.story({
  args: {
    filters: { search: 'controller', status: 'Shipped' },
    sort: { column: 'total', direction: 'descending' },
  },
});

Filtered.test('starts with the given filters and sorting, and clears them', async ({ canvas, userEvent }) => {
  await expect(visibleIds()).toEqual(['#1178', '#1052', '#1171']);
  await expect(screen.getByRole('status')).toHaveTextContent('Showing 3 of 13');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(visibleIds().toSorted()).toEqual(sampleIds.toSorted()));
  await expect(searchField()).toHaveValue('');
  await expect(searchField()).toHaveFocus();
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

/** Every filter, from a shared URL, with the controls of those behind a button. */
export const AllFilters = meta.story({
  args: { filters: { customer: 'n', status: 'Shipped', date: '2025-08-01..2025-08-28', total: '10,000..2,00,000' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    await canvas.findByRole('group', { name: 'More filters' });
  },
});

const chips = () =>
  within(screen.getByRole('list', { name: 'Filters of the orders' }))
    .getAllByRole('button')
    .map((chip) => chip.textContent);

AllFilters.test('[M-30] shows each filter as a chip that removes it', async ({ canvas, userEvent, args }) => {
  await expect(chips()).toEqual([
    'Customer: n',
    'Status: Shipped',
    'Date: 2025-08-01 – 2025-08-28',
    'Total: ₹10,000 – ₹2,00,000',
  ]);
  await expect(visibleIds()).toEqual(['#1178']);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Total: ₹10,000 – ₹2,00,000' }));
  await expect(await canvas.findByLabelText('Total from')).toHaveValue('');
  await expect(canvas.getByRole('button', { name: /Date: / })).toHaveFocus();
  await waitFor(() => expect(visibleIds()).toEqual(['#1178', '#1171']));
  for (const name of [/Date: /, /Status: /, /Customer: /]) await userEvent.click(canvas.getByRole('button', { name }));
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({});
  await expect(searchField()).toHaveFocus();
  await expect(canvas.queryByRole('list', { name: 'Filters of the orders' })).toBeNull();
});

Ready.test('filters by ranges of dates and amounts, and says what cannot be read', async (context) => {
  const { canvas, userEvent, args } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
  const more = within(await canvas.findByRole('group', { name: 'More filters' }));
  await userEvent.type(more.getByLabelText('From'), '24/08/2025');
  await userEvent.type(more.getByLabelText('To'), '26/08/2025');
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ date: '2025-08-24..2025-08-26' });
  await waitFor(() => expect(visibleIds()).toEqual(['#1192', '#1185', '#1178', '#1171']));
  await userEvent.type(more.getByLabelText('Total from'), '9,000');
  await userEvent.type(more.getByLabelText('Total to'), '1,25,00.5.0');
  await expect(more.getByText(/has more than one decimal point/)).toBeVisible();
  await expect(chips()).toEqual(['Date: 2025-08-24 – 2025-08-26', 'Total: from ₹9,000']);
  await userEvent.clear(more.getByLabelText('Total to'));
  await userEvent.type(more.getByLabelText('Total to'), '500');
  await expect(more.getByText('The end is below the start.')).toBeVisible();
  await expect(screen.getByRole('status')).toHaveTextContent('Showing 0 of 13');
});

/** Unknown values in the URL: a status, a column and a record that do not exist. */
export const OddUrl = meta.story({
  args: {
    filters: { status: 'Lost', date: 'yesterday', total: '1..2..3', customer: ' ' },
    sort: { column: 'constructor', direction: 'descending' },
    openRecord: '%231234',
  },
});

OddUrl.test('treats unknown filters as All', async ({ canvas }) => {
  await expect(visibleIds()).toEqual(sampleIds);
  await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('All');
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  await expect(screen.queryByRole('dialog')).toBeNull();
});

/** No record matches the filters. */
export const NoResult = meta.story({ args: { filters: { search: 'zzz' } } });

NoResult.test('offers to clear the filters, and the focus stays on the page', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No orders match' })).toBeVisible();
  await expect(screen.getByRole('status')).toHaveTextContent('Showing 0 of 13');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(visibleIds()).toEqual(sampleIds));
  await expect(searchField()).toHaveFocus();
});

export const Empty = meta.story({ name: 'Empty list', tags: ['empty'], args: { rows: ready([]) } });

Empty.test('says that there are none yet', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No orders yet' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

export const Loading = meta.story({ tags: ['loading'], args: { rows: loading } });

Loading.test('shows that it is loading, and disables the export', async ({ canvas }) => {
  await expect(screen.getByRole('status')).toHaveTextContent('Loading orders…');
  await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
});

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { rows: failed } });

Failed.test('offers a retry and keeps focus', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'The orders could not be loaded' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** The orders are fetched again; the current ones stay until then. */
export const Stale = meta.story({ args: { rows: { status: 'ready', value: orders, isStale: true } } });

Stale.test('keeps showing the rows', async () => {
  await expect(visibleIds()).toEqual(sampleIds);
  await expect(table().closest('[aria-busy="true"]')).not.toBeNull();
});

/** One order in a dialog, open initially, for example from the URL. */
export const Details = meta.story({ args: { openRecord: '#1234' } });

Details.test('moves focus to the page when closed, because no button opened it', async ({ canvas, userEvent }) => {
  await screen.findByRole('dialog', { name: 'Order #1234' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
});

/** An unknown status, set by another program. */
export const UnknownStatus = meta.story({
  args: { rows: ready([adminOrderOnHold, ...orders.slice(0, 3)]) },
});

UnknownStatus.test('shows it as an option, and as text in the details', async ({ canvas, userEvent }) => {
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
});

export const LongContent = meta.story({
  tags: ['long-content'],
  args: { rows: ready([adminOrderLong, ...orders.slice(0, 3)]) },
});

/** The details of an order with thirty components, and an unbroken address and notes. */
export const LongDetails = meta.story({
  args: { rows: ready([adminOrderLong]), openRecord: adminOrderLong.id },
});

/** A hidden column is in the rows of a phone all the same. */
/** For an administrator who may only read. */
export const ReadOnly = meta.story({ args: { isReadOnly: true } });

ReadOnly.test('has the details and the export, and nothing that would change an order', async (context) => {
  const { canvas, userEvent } = context;
  await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  await expect(canvas.queryByRole('combobox', { name: /^Status of/ })).toBeNull();
  await expect(canvas.queryByRole('link', { name: /Edit/ })).toBeNull();
  await userEvent.click(canvas.getAllByRole('button', { name: /^View/ })[0] ?? document.body);
  const details = within(await screen.findByRole('dialog'));
  await expect(details.queryByRole('link', { name: /Edit/ })).toBeNull();
});

export const Narrow = meta.story({ tags: ['narrow'], args: { hiddenColumns: ['customer', 'total'] }, globals: narrow });

Narrow.test('[M-30] is complete at 320 px, with two lines per row', async ({ canvas, userEvent }) => {
  await expect(visibleIds()).toEqual(sampleIds);
  await expect(canvas.getByRole('combobox', { name: 'Status of #1234' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'More about #1234' }));
  await expect(canvas.getByRole('button', { name: 'View #1234' })).toBeVisible();
  await expect(within(table()).getByText('Anjali Menon')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
  await expect(await screen.findByRole('menuitemradio', { name: 'Total' })).toBeVisible();
});

/** 42 orders on a phone: 20 at a time. */
export const NarrowManyRows = meta.story({ args: { rows: ready(adminOrders) }, globals: phone });

NarrowManyRows.test('[M-30] shows 20 more rows on demand', async ({ canvas, userEvent }) => {
  await expect(visibleIds()).toHaveLength(20);
  await expect(canvas.getByText('20 of 42')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show 20 more' }));
  await expect(visibleIds()).toHaveLength(40);
  await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more' }));
  await expect(visibleIds()).toEqual(adminOrders.map(({ id }) => id));
});

/** On a phone, with the next rows and all values of an order. */
export const NarrowMoreShown = meta.story({
  args: { rows: ready(adminOrders) },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 20 more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More about #1227' }));
  },
});

/** On a tablet the customer and the date are second lines, and all columns fit. */
export const Folded = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

Folded.test('[M-30] shows totals and buttons without scrolling sideways, and sorts by all columns', async () => {
  const box = table().parentElement!;
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  for (const name of ['Order ID', 'PCB Name', 'Customer', 'Date', 'Total'])
    await expect(within(table()).getByRole('button', { name })).toBeVisible();
});

export const Comfortable = meta.story({ args: { density: 'comfortable' } });

Comfortable.test('reports another row height', async ({ canvas, userEvent, args }) => {
  const rowHeight = () => within(table()).getAllByRole('row')[1]?.getBoundingClientRect().height;
  await expect(rowHeight()).toBe(40);
  await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
  await expect(args.onDensityChange).toHaveBeenCalledWith('compact');
});

/** Columns that the user has hidden. Unknown ones, and those that cannot be hidden, are ignored. */
export const HiddenColumns = meta.story({
  args: { hiddenColumns: ['customer', 'date', 'id', 'weight'], sort: { column: 'customer', direction: 'ascending' } },
});

HiddenColumns.test('hides and shows columns by keyboard, and returns focus', async ({ canvas, userEvent, args }) => {
  await expect(headers()).toEqual(['Order ID', 'PCB Name', 'Status', 'Total', 'Actions']);
  await expect(canvas.getByText('Sorted by Customer, ascending')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Options of/ })).toBeNull();
  const menu = canvas.getByRole('button', { name: 'Columns' });
  menu.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'PCB Name' })).toHaveFocus());
  await userEvent.keyboard(' ');
  await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(['customer', 'date', 'pcbName']);
  await userEvent.keyboard('{ArrowDown} {Escape}');
  await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(['pcbName', 'date']);
  await waitFor(() => expect(menu).toHaveFocus());
  await expect(headers()).toEqual(['Order ID', 'Customer', 'Status', 'Total', 'Actions']);
});

/** The same dialog at 320 px. */
export const NarrowDetails = meta.story({
  args: { openRecord: '#1234' },
  globals: narrow,
});

export const Dark = meta.story({ tags: ['dark'], globals: dark });

/** 42 orders: the table scrolls below its headers. */
export const ManyRows = meta.story({ args: { rows: ready(adminOrders) } });

ManyRows.test('[M-30] scrolls to the last order below its headers', async ({ canvas }) => {
  await expect(visibleIds()).toEqual(adminOrders.map(({ id }) => id));
  await expect(screen.getByRole('status')).toHaveTextContent('Showing 42 of 42');
  const box = canvas.getByRole('table', { name: 'Orders' }).parentElement!;
  box.scrollTo({ top: box.scrollHeight });
  const { top, bottom } = box.getBoundingClientRect();
  const isInBox = (element: HTMLElement) => {
    const place = element.getBoundingClientRect();
    return place.top >= top - 1 && place.bottom <= bottom + 1;
  };
  await waitFor(() => expect(isInBox(canvas.getByRole('button', { name: 'View #947' }))).toBe(true));
  await expect(isInBox(canvas.getByRole('button', { name: 'Order ID' }))).toBe(true);
});

const tenThousandOrders = manyAdminOrders(10_000);

/** Ten thousand orders on one page. */
export const TenThousandRows = meta.story({ args: { rows: ready(tenThousandOrders) } });

TenThousandRows.test('filters and sorts all rows, and renders only the visible ones', async ({ canvas, userEvent }) => {
  await expect(table()).toHaveAttribute('aria-rowcount', '10001');
  await expect(visibleIds().length).toBeLessThan(60);
  await userEvent.click(canvas.getByRole('button', { name: 'Order ID' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Order ID' }));
  await waitFor(() => expect(visibleIds()[0]).toBe('#10000'));
  await userEvent.click(searchField());
  await userEvent.paste('radar');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Showing 23\d of 10,000$/));
});

const onLoadMore = fn();
const scrollToEnd = () => {
  const box = table().parentElement!;
  box.scrollTo({ top: box.scrollHeight });
};

/** The first hundred of a list that the server does not count to its end. */
export const LongList = meta.story({ render: (args) => <OrdersInPages {...args} onLoadMore={onLoadMore} /> });

LongList.test('says how many there are at least, and asks for more near the end of its rows', async () => {
  await expect(screen.getByRole('status')).toHaveTextContent('10,000 or more orders');
  await expect(table()).toHaveAttribute('aria-rowcount', '10001');
  await expect(onLoadMore).not.toHaveBeenCalled();
  scrollToEnd();
  await waitFor(() => expect(onLoadMore).toHaveBeenCalledOnce());
  await waitFor(() => {
    scrollToEnd();
    return expect(visibleIds()).toContain('#200');
  });
});

LongList.test('shows the count of those that match, and exports all of them', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('searchbox', { name: 'Search orders' }));
  await userEvent.paste('radar');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Showing 2\d\d of 10,000 or more$/));
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
  const [[, csv] = []] = (args.onExport as ReturnType<typeof fn>).mock.calls;
  await expect(String(csv).trim().split('\r\n').length).toBeGreaterThan(200);
});

/** The next rows could not be loaded: those that are there stay, and the page says so below them. */
export const MoreFailed = meta.story({
  render: (args) => <OrdersInPages {...args} onLoadMore={onLoadMore} isDown />,
});

MoreFailed.test('asks again', async ({ canvas, userEvent }) => {
  await expect(screen.getByRole('status')).toHaveTextContent('More orders could not be loaded.');
  scrollToEnd();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onLoadMore).toHaveBeenCalledOnce();
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
});

/** A shared URL opens the details of a record that is not among the loaded rows. */
export const DetailsOfAnotherPage = LongList.extend({ args: { openRecord: '#10500' } });

DetailsOfAnotherPage.test('shows them', async () => {
  await expect(await screen.findByRole('dialog', { name: 'Order #10500' })).toBeVisible();
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });

import { AdminOrdersScreen } from '@pcb/screens/admin/AdminOrdersScreen';
import { adminOrderLong, adminOrderOnHold } from '@pcb/screens/fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft, tablet } from '../../looks.ts';
import { failed, loading, ready, retries } from '../remote.ts';
import { detailsKeyboard, listKeyboard } from './keyboards.ts';
import { columnOf, headers, orders, ordersMeta, sampleIds, searchField, table, visibleIds } from './ordersStory.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Orders',
  component: AdminOrdersScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  ...ordersMeta,
  parameters: {
    ...ordersMeta.parameters,
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
});

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

Ready.test('[M-30] searches by ID, PCB name or customer', async ({ userEvent, step }) => {
  for (const [what, text, found] of searches)
    await step(what, async () => {
      await userEvent.clear(searchField());
      await userEvent.paste(text);
      await waitFor(() => expect(visibleIds()).toEqual(found));
      await expect(screen.getByRole('status')).toHaveTextContent('Showing 1 of 13');
    });
});

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

export const Empty = meta.story({ name: 'Empty list', tags: ['empty'], args: { rows: ready([]) } });

Empty.test('states that there are no orders yet', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No orders yet' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

export const Loading = meta.story({ tags: ['loading'], args: { rows: loading } });

Loading.test('shows that it is loading, and disables the export', async ({ canvas }) => {
  await expect(screen.getByRole('status')).toHaveTextContent('Loading orders…');
  await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
});

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { rows: failed } });

Failed.test('shows an error, and retries with the focus on the page', async (context) => {
  await expect(context.canvas.getByRole('heading', { name: 'The orders could not be loaded' })).toBeVisible();
  await retries(context);
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
export const UnknownStatus = meta.story({ args: { rows: ready([adminOrderOnHold, ...orders.slice(0, 3)]) } });

UnknownStatus.test('shows the status as an option, and as text in the details', async ({ canvas, userEvent }) => {
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

/** For an administrator who may only read. */
export const ReadOnly = meta.story({ args: { isReadOnly: true } });

ReadOnly.test('has the details and the export, and no buttons that change an order', async (context) => {
  const { canvas, userEvent } = context;
  await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  await expect(canvas.queryByRole('combobox', { name: /^Status of/ })).toBeNull();
  await expect(canvas.queryByRole('link', { name: /Edit/ })).toBeNull();
  await userEvent.click(canvas.getAllByRole('button', { name: /^View/ })[0] ?? document.body);
  const details = within(await screen.findByRole('dialog'));
  await expect(details.queryByRole('link', { name: /Edit/ })).toBeNull();
});

export const Comfortable = meta.story({ args: { density: 'comfortable' } });

Comfortable.test('reports the new row height', async ({ canvas, userEvent, args }) => {
  const rowHeight = () => within(table()).getAllByRole('row')[1]?.getBoundingClientRect().height;
  await expect(rowHeight()).toBe(40);
  await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
  await expect(args.onDensityChange).toHaveBeenCalledWith('compact');
});

/** Columns that the user has hidden. Unknown ones, and those that cannot be hidden, are ignored. */
export const HiddenColumns = meta.story({
  args: { hiddenColumns: ['customer', 'date', 'id', 'weight'], sort: { column: 'customer', direction: 'ascending' } },
});

HiddenColumns.test('hides another column', async ({ canvas, userEvent, args }) => {
  await expect(headers()).toEqual(['Order ID', 'PCB Name', 'Status', 'Total', 'Actions']);
  await expect(canvas.getByText('Sorted by Customer, ascending')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'PCB Name' }));
  await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(['customer', 'date', 'pcbName']);
});

export const LongContent = meta.story({
  tags: ['long-content'],
  args: { rows: ready([adminOrderLong, ...orders.slice(0, 3)]) },
});

/** The details of an order with thirty components, and an unbroken address and notes. */
export const LongDetails = meta.story({ args: { rows: ready([adminOrderLong]), openRecord: adminOrderLong.id } });

export const Narrow = meta.story({ tags: ['narrow'], args: { hiddenColumns: ['customer', 'total'] }, globals: narrow });

/** On a tablet the customer and the date are second lines, and all columns fit. */
export const Folded = meta.story({ globals: tablet });

/** The same dialog at 320 px. */
export const NarrowDetails = meta.story({ args: { openRecord: '#1234' }, globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });

import { AdminQuotationsScreen } from '@pcb/screens/admin/AdminQuotationsScreen';
import type { AdminQuotation, RecordRows } from '@pcb/screens/admin/records';
import { adminQuotations } from '@pcb/screens/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const ready = (rows: readonly AdminQuotation[]): RecordRows<AdminQuotation> => ({ status: 'ready', rows });
const loading: RecordRows<AdminQuotation> = { status: 'loading' };
const failed: RecordRows<AdminQuotation> = { status: 'failed' };

const meta = preview.meta({
  title: 'Screens/Admin/Quotations',
  component: AdminQuotationsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    rows: ready(adminQuotations),
    onFiltersChange: fn(),
    onSortChange: fn(),
    onRetry: fn(),
    onOpenRecordChange: fn(),
    onStatusChange: fn(),
    onExport: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const table = () => screen.getByRole('table', { name: 'Quotations' });
const columnOf = (index: number) =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? '');
const idsShown = () =>
  within(table())
    .queryAllByRole('rowheader')
    .map((head) => head.textContent);
const heads = () =>
  within(table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
const sortable = () =>
  within(table())
    .getAllByRole('columnheader')
    .filter((head) => head.hasAttribute('aria-sort'))
    .map((head) => head.textContent);

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[M-60] shows the columns of quotations, all of which but Status sort', async () => {
  await expect(heads()).toEqual(['Quotation ID', 'Customer', 'Service', 'Status', 'Date', 'Total', 'Actions']);
  await expect(sortable()).toEqual(['Quotation ID', 'Customer', 'Service', 'Date', 'Total']);
  for (const date of columnOf(3)) await expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

Playground.test('[M-60] searches by ID, customer or service, and filters by date', async ({ canvas, userEvent }) => {
  const search = canvas.getByRole('searchbox', { name: 'Search quotations' });
  await userEvent.type(search, 'rogers');
  await waitFor(() => expect(columnOf(0)).toEqual(['Nandini Rao']));
  await userEvent.clear(search);
  await userEvent.type(search, '#1228');
  await waitFor(() => expect(idsShown()).toEqual(['#1228']));
  await userEvent.clear(search);
  await userEvent.type(canvas.getByLabelText('Date'), '2025-08-28');
  await waitFor(() => expect(columnOf(0)).toEqual(['अर्जुन देशमुख', 'Sneha Kulkarni']));
});

Playground.test('[M-60] filters by status: All, Pending, Approved, Rejected', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
  const options = await screen.findAllByRole('option');
  await expect(options.map((option) => option.textContent)).toEqual(['All', 'Pending', 'Approved', 'Rejected']);
  await userEvent.click(screen.getByRole('option', { name: 'Rejected' }));
  await waitFor(() => expect(columnOf(0)).toHaveLength(5));
});

Playground.test(
  '[M-60] asks for another status by keyboard, and goes on showing the one it has',
  async ({ canvas, userEvent, args }) => {
    const status = canvas.getByRole('combobox', { name: 'Status of #1228' });
    status.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Pending' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onStatusChange).toHaveBeenCalledWith(adminQuotations[0], 'Approved'));
    await expect(status).toHaveTextContent('Pending');
  },
);

Playground.test('[M-60] opens the details, with Edit Quotation and Close', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Edit #1228' })).toHaveAttribute(
    'href',
    '/admin/quotations/edit/%231228',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'View #1228' }));
  const dialog = await screen.findByRole('dialog', { name: 'Quotation #1228' });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(within(dialog).getByText('Quantity 50, ENIG, green mask. Valid for 30 days.')).toBeVisible();
  await expect(within(dialog).getByRole('link', { name: 'Edit Quotation' })).toHaveAttribute(
    'href',
    '/admin/quotations/edit/%231228',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Playground.test('[M-80] exports quotations.csv with the filtered rows', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search quotations' }), 'student');
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await expect(args.onExport).toHaveBeenCalledWith(
    'quotations.csv',
    `\ufeffQuotation ID,Customer,Service,Status,Date,Total\r\n#1111,Student Project Account,"'=PCB Layout",Rejected,2025-08-25,₹640\r\n`,
  );
});

export const Details = meta.story({ args: { defaultOpenRecord: '#1202' } });

export const Filtered = meta.story({ args: { defaultFilters: { search: 'rogers' } } });

Filtered.test('starts with the filters that it is given, and clears them', async ({ canvas, userEvent, args }) => {
  await expect(screen.getByRole('status')).toHaveTextContent(/^Showing \d of \d+$/);
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', status: '', date: '' });
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull());
});

export const NoResult = meta.story({ args: { defaultFilters: { search: 'zzz' } } });

NoResult.test('offers to clear the filters', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No quotations match' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
});

export const Loading = meta.story({ tags: ['loading'], args: { rows: loading } });

Loading.test('says that it loads', async () => {
  await expect(screen.getByRole('status')).toHaveTextContent('Loading quotations…');
});

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { rows: failed } });

Failed.test('offers to try again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test('does not scroll the page sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

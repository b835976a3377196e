import { AdminInquiriesScreen } from '@pcb/screens/admin/AdminInquiriesScreen';
import type { AdminInquiry, RecordRows } from '@pcb/screens/admin/records';
import { adminInquiries } from '@pcb/screens/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const ready = (rows: readonly AdminInquiry[]): RecordRows<AdminInquiry> => ({ status: 'ready', rows });
const loading: RecordRows<AdminInquiry> = { status: 'loading' };
const failed: RecordRows<AdminInquiry> = { status: 'failed' };

const meta = preview.meta({
  title: 'Screens/Admin/Inquiries',
  component: AdminInquiriesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    rows: ready(adminInquiries),
    onFiltersChange: fn(),
    onSortChange: fn(),
    onRetry: fn(),
    onOpenRecordChange: fn(),
    onRespond: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const table = () => screen.getByRole('table', { name: 'Inquiries' });
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

Playground.test('[M-50] shows the columns of inquiries, all of which but Status sort', async () => {
  await expect(heads()).toEqual(['ID', 'Customer', 'Subject', 'Status', 'Date', 'Actions']);
  await expect(sortable()).toEqual(['ID', 'Customer', 'Subject', 'Date']);
});

Playground.test('[M-50] searches by ID, customer or subject', async ({ canvas, userEvent }) => {
  const search = canvas.getByRole('searchbox', { name: 'Search inquiries' });
  await userEvent.type(search, 'IMPEDANCE');
  await waitFor(() => expect(columnOf(0)).toEqual(['Ravi Shankar', 'Ravi Shankar']));
  await userEvent.clear(search);
  await userEvent.type(search, '#586');
  await waitFor(() => expect(idsShown()).toEqual(['#586']));
  await userEvent.clear(search);
  await userEvent.type(search, 'अर्जुन');
  await waitFor(() => expect(columnOf(0)).toEqual(['अर्जुन देशमुख', 'अर्जुन देशमुख']));
});

Playground.test('[M-50] filters by status: All, Open, Closed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
  const options = await screen.findAllByRole('option');
  await expect(options.map((option) => option.textContent)).toEqual(['All', 'Open', 'Closed']);
  await userEvent.click(screen.getByRole('option', { name: 'Open' }));
  await waitFor(() => expect(new Set(columnOf(2))).toEqual(new Set(['Open'])));
});

Playground.test('[M-50] [M-21] sorts ids as numbers', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'ID' }));
  await waitFor(() => expect(idsShown()[0]).toBe('#586'));
  await expect(idsShown().at(-1)).toBe('#1061');
});

Playground.test(
  '[M-50] opens the details, with Respond and Close; Respond only asks',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View #1061' }));
    const dialog = await screen.findByRole('dialog', { name: 'Inquiry #1061' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onOpenRecordChange).toHaveBeenLastCalledWith('#1061');
    await expect(within(dialog).getByText(/We need 200 boards/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Respond' }));
    await expect(args.onRespond).toHaveBeenCalledWith(adminInquiries[0]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Respond to #1042' }));
    await expect(args.onRespond).toHaveBeenLastCalledWith(adminInquiries[1]);
  },
);

export const Details = meta.story({ args: { defaultOpenRecord: '#1023' } });

export const Filtered = meta.story({ args: { defaultFilters: { search: 'impedance' } } });

Filtered.test('starts with the filters that it is given, and clears them', async ({ canvas, userEvent, args }) => {
  await expect(screen.getByRole('status')).toHaveTextContent(/^Showing \d of \d+$/);
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', status: '', date: '' });
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull());
});

export const NoResult = meta.story({ args: { defaultFilters: { search: 'zzz' } } });

NoResult.test('offers to clear the filters', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No inquiries match' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
});

export const Loading = meta.story({ tags: ['loading'], args: { rows: loading } });

Loading.test('says that it loads', async () => {
  await expect(screen.getByRole('status')).toHaveTextContent('Loading inquiries…');
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

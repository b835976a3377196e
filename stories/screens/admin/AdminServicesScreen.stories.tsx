import { AdminServicesScreen } from '@pcb/screens/admin/AdminServicesScreen';
import type { AdminService, RecordRows } from '@pcb/screens/admin/records';
import { adminServices } from '@pcb/screens/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const ready = (rows: readonly AdminService[]): RecordRows<AdminService> => ({ status: 'ready', rows });
const loading: RecordRows<AdminService> = { status: 'loading' };
const failed: RecordRows<AdminService> = { status: 'failed' };

const meta = preview.meta({
  title: 'Screens/Admin/Services',
  component: AdminServicesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    rows: ready(adminServices),
    onFiltersChange: fn(),
    onSortChange: fn(),
    onRetry: fn(),
    onAdd: fn(),
    onDelete: fn(),
    onAddOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const table = () => screen.getByRole('table', { name: 'Services' });
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

Playground.test('[M-40] shows the columns of services, of which ID, Name and Price sort', async () => {
  await expect(heads()).toEqual(['ID', 'Name', 'Description', 'Price', 'Status', 'Actions']);
  await expect(sortable()).toEqual(['ID', 'Name', 'Price']);
});

Playground.test('[M-40] searches by name alone, and filters by status', async ({ canvas, userEvent }) => {
  const search = canvas.getByRole('searchbox', { name: 'Search services' });
  await userEvent.type(search, 'stencil');
  await waitFor(() => expect(columnOf(0)).toEqual(['PCB Stencil, framed', 'PCB Stencil, frameless']));
  await userEvent.clear(search);
  await userEvent.type(search, 'laser');
  await expect(await screen.findByRole('heading', { name: 'No services match' })).toBeVisible();
  await userEvent.clear(search);
  await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Inactive' }));
  await waitFor(() => expect(columnOf(0)).toEqual(['X-ray Inspection', 'Conformal Coating']));
});

Playground.test(
  '[M-21] sorts prices as numbers, equal ones in their order both ways',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await waitFor(() => expect(columnOf(2)[0]).toBe('₹750'));
    await expect(columnOf(2).at(-1)).toBe('₹1,25,000');
    await expect(columnOf(2).indexOf('₹9,000')).toBeLessThan(columnOf(2).indexOf('₹12,000'));
    const twins = () => idsShown().filter((id) => id === '6' || id === '7');
    await expect(twins()).toEqual(['6', '7']);
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await waitFor(() => expect(columnOf(2)[0]).toBe('₹1,25,000'));
    await expect(twins()).toEqual(['6', '7']);
  },
);

Playground.test('[M-40] edits by a link, and asks for a removal', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: 'Edit Flexible PCB' })).toHaveAttribute(
    'href',
    '/admin/services/edit/6',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Flexible PCB' }));
  await expect(args.onDelete).toHaveBeenCalledWith(adminServices[5]);
  await expect(columnOf(0)).toHaveLength(adminServices.length);
});

export const AddForm = meta.story({ args: { defaultAddOpen: true } });

AddForm.test(
  '[M-40] has required fields, a price in free text and status Active, and closes',
  async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Service' });
    await waitFor(() => expect(dialog).toBeVisible());
    const form = within(dialog);
    const price = form.getByRole('textbox', { name: 'Price' });
    await expect(price).toHaveAttribute('placeholder', '₹5,000');
    await expect(price).toBeRequired();
    await expect(form.getByRole('textbox', { name: 'Service Name' })).toBeRequired();
    await expect(form.getByRole('textbox', { name: 'Description' })).toBeRequired();
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Active');
    await userEvent.type(form.getByRole('textbox', { name: 'Service Name' }), 'Depanelling');
    await userEvent.type(form.getByRole('textbox', { name: 'Description' }), 'By router{Enter}or laser');
    await userEvent.click(form.getByRole('button', { name: 'Add Service' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.type(price, 'on request');
    await userEvent.click(form.getByRole('button', { name: 'Add Service' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledWith({
      name: 'Depanelling',
      description: 'By router\nor laser',
      price: 'on request',
      status: 'Active',
    });
  },
);

export const Filtered = meta.story({ args: { defaultFilters: { search: 'stencil' } } });

Filtered.test('starts with the filters that it is given, and clears them', async ({ canvas, userEvent, args }) => {
  await expect(screen.getByRole('status')).toHaveTextContent(/^Showing \d of \d+$/);
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', status: '', date: '' });
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull());
});

export const NoResult = meta.story({ args: { defaultFilters: { search: 'zzz' } } });

NoResult.test('offers to clear the filters', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No services match' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
});

export const Loading = meta.story({ tags: ['loading'], args: { rows: loading } });

Loading.test('says that it loads', async () => {
  await expect(screen.getByRole('status')).toHaveTextContent('Loading services…');
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

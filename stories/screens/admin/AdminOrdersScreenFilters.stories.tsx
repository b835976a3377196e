import { AdminOrdersScreen } from '@pcb/screens/admin/AdminOrdersScreen';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ordersMeta, sampleIds, searchField, visibleIds } from './ordersStory.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Orders',
  component: AdminOrdersScreen,
  tags: ['screen'],
  ...ordersMeta,
});

/** Filters and sorting from a shared URL. */
export const Filtered = meta.story({
  args: { filters: { search: 'controller', status: 'Shipped' }, sort: { column: 'total', direction: 'descending' } },
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

/** The filters behind the button. */
export const MoreFilters = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    await canvas.findByRole('group', { name: 'More filters' });
  },
});

const chips = () =>
  within(screen.getByRole('list', { name: 'Filters of the orders' }))
    .getAllByRole('button')
    .map((chip) => chip.textContent);

MoreFilters.test('filters by ranges of dates and amounts, and shows an error for an invalid range', async (context) => {
  const { canvas, userEvent, args } = context;
  const more = within(await canvas.findByRole('group', { name: 'More filters' }));
  const enter = async (label: string, text: string) => {
    await userEvent.clear(more.getByLabelText(label));
    await userEvent.paste(text);
  };
  await enter('From', '24/08/2025');
  await enter('To', '26/08/2025');
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ date: '2025-08-24..2025-08-26' });
  await waitFor(() => expect(visibleIds()).toEqual(['#1192', '#1185', '#1178', '#1171']));
  await enter('Total from', '9,000');
  await enter('Total to', '1,25,00.5.0');
  await expect(more.getByText(/has more than one decimal point/)).toBeVisible();
  await expect(chips()).toEqual(['Date: 2025-08-24 – 2025-08-26', 'Total: from ₹9,000']);
  await enter('Total to', '500');
  await expect(more.getByText('The end is below the start.')).toBeVisible();
  await expect(screen.getByRole('status')).toHaveTextContent('Showing 0 of 13');
});

/** Every filter, from a shared URL. */
export const AllFilters = MoreFilters.extend({
  args: { filters: { customer: 'n', status: 'Shipped', date: '2025-08-01..2025-08-28', total: '10,000..2,00,000' } },
});

AllFilters.test('[M-30] shows each filter as a chip that removes it', async ({ canvas, userEvent, args }) => {
  await expect(chips()).toEqual([
    'Customer: n',
    'Status: Shipped',
    'Date: 2025-08-01 – 2025-08-28',
    'Total: ₹10,000 – ₹2,00,000',
  ]);
  await expect(visibleIds()).toEqual(['#1178']);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Total: ₹10,000 – ₹2,00,000' }));
  await expect(await canvas.findByLabelText('Total from')).toHaveValue('');
  await expect(canvas.getByRole('button', { name: /Date: / })).toHaveFocus();
  await waitFor(() => expect(visibleIds()).toEqual(['#1178', '#1171']));
  for (const name of [/Date: /, /Status: /, /Customer: /]) await userEvent.click(canvas.getByRole('button', { name }));
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({});
  await expect(searchField()).toHaveFocus();
  await expect(canvas.queryByRole('list', { name: 'Filters of the orders' })).toBeNull();
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

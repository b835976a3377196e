import { AdminOrdersScreen } from '@pcb/screens/admin/AdminOrdersScreen';
import { adminOrders, manyAdminOrders } from '@pcb/screens/fixtures';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { phone } from '../../looks.ts';
import { ready } from '../remote.ts';
import { OrdersInPages } from './OrdersInPages.tsx';
import { ordersMeta, searchField, table, visibleIds } from './ordersStory.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Orders',
  component: AdminOrdersScreen,
  tags: ['screen'],
  ...ordersMeta,
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

LongList.test('shows the minimum number of orders, and requests more near the end of its rows', async () => {
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

LongList.test('shows the number of matching orders, and exports all of them', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('searchbox', { name: 'Search orders' }));
  await userEvent.paste('radar');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Showing 2\d\d of 10,000 or more$/));
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
  const [[, csv] = []] = (args.onExport as ReturnType<typeof fn>).mock.calls;
  await expect(String(csv).trim().split('\r\n').length).toBeGreaterThan(200);
});

/** The next rows could not be loaded: the loaded rows stay, with an error below them. */
export const MoreFailed = meta.story({ render: (args) => <OrdersInPages {...args} onLoadMore={onLoadMore} isDown /> });

MoreFailed.test('requests the next page again', async ({ canvas, userEvent }) => {
  await expect(screen.getByRole('status')).toHaveTextContent('More orders could not be loaded.');
  scrollToEnd();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onLoadMore).toHaveBeenCalledOnce();
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
});

/** A shared URL opens the details of a record that is not among the loaded rows. */
export const DetailsOfAnotherPage = LongList.extend({ args: { openRecord: '#10500' } });

DetailsOfAnotherPage.test('shows the details of that record', async () => {
  await expect(await screen.findByRole('dialog', { name: 'Order #10500' })).toBeVisible();
});

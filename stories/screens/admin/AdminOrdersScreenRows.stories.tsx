import { AdminOrdersScreen } from '@pcb/screens/admin/AdminOrdersScreen';
import { adminOrders, manyAdminOrders } from '@pcb/screens/fixtures';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { phone } from '../../looks.ts';
import { ready } from '../remote.ts';
import { OrdersInPages } from './OrdersInPages.tsx';
import { ordersMeta, table, visibleIds } from './ordersStory.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Orders',
  component: AdminOrdersScreen,
  tags: ['screen'],
  ...ordersMeta,
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

const tenThousandOrders = manyAdminOrders(10_000);

/** Ten thousand orders on one page. */
export const TenThousandRows = meta.story({ args: { rows: ready(tenThousandOrders) } });

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

import { csvHeader, csvRows } from '@pcb/records/csv';
import { AdminOrdersScreen, type AdminOrdersScreenProps, orders } from '@pcb/screens/admin/AdminOrdersScreen';
import { pageOf } from '@pcb/records/page';
import { manyAdminOrders } from '@pcb/screens/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inMain } from '../inMain.tsx';
import { ready, recordTable } from './sharedStates.tsx';

const all = manyAdminOrders(10_500);
const limit = 100;

interface PagesProps extends AdminOrdersScreenProps {
  /** Whether the next page cannot be loaded. */
  isDown?: boolean;
}

/** A host that has the first pages of a long list, and searches and sorts it as a server does. */
function Pages({ isDown = false, ...props }: PagesProps) {
  const [filters, setFilters] = useState(props.filters ?? {});
  const [sort, setSort] = useState(props.sort ?? null);
  const [count, setCount] = useState(1);
  const [isMoreFailed, setMoreFailed] = useState(isDown);
  const query = { filters: { ...filters }, sort, limit: count * limit };
  const { rows, total, nextCursor } = pageOf(orders, all, query);
  const loadMore = () => {
    props.paging?.onLoadMore?.();
    setMoreFailed(false);
    setCount(count + 1);
  };
  return (
    <AdminOrdersScreen
      {...props}
      rows={ready(rows)}
      paging={{
        matching: total,
        all: pageOf(orders, all, { filters: {}, sort: null, limit: 1 }).total,
        onLoadMore: nextCursor === undefined ? undefined : loadMore,
        isMoreFailed,
        loadCsv: () =>
          Promise.resolve(
            csvHeader(orders) + csvRows(orders, pageOf(orders, all, { ...query, limit: all.length }).rows),
          ),
        opened: all.at(-1),
      }}
      filters={filters}
      onFiltersChange={(next) => {
        setFilters(next);
        setCount(1);
      }}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        setCount(1);
      }}
    />
  );
}

const onLoadMore = fn();

const meta = preview.meta({
  title: 'Screens/Admin/Orders',
  component: AdminOrdersScreen,
  tags: ['screen'],
  render: (args) => <Pages {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    rows: ready([]),
    paging: {
      matching: { count: 0, isMinimum: false },
      all: { count: 0, isMinimum: false },
      onLoadMore,
      loadCsv: fn(),
    },
    onStatusChange: fn(),
    onExport: fn(),
  },
  decorators: [inMain],
});

const { table, visibleIds } = recordTable('Orders');
const scrollToEnd = () => {
  const box = table().parentElement!;
  box.scrollTo({ top: box.scrollHeight });
};

/** The first hundred of a list that the server does not count to its end. */
export const LongList = meta.story({});

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
export const MoreFailed = meta.story({ render: (args) => <Pages {...args} isDown /> });

MoreFailed.test('asks again', async ({ canvas, userEvent }) => {
  await expect(screen.getByRole('status')).toHaveTextContent('More orders could not be loaded.');
  scrollToEnd();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onLoadMore).toHaveBeenCalledOnce();
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
});

/** A shared URL opens the details of a record that is not among the loaded rows. */
export const DetailsOfAnotherPage = meta.story({ args: { openRecord: '#10500' } });

DetailsOfAnotherPage.test('shows them', async () => {
  await expect(await screen.findByRole('dialog', { name: 'Order #10500' })).toBeVisible();
});

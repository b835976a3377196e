import { csvHeader, csvRows } from '@pcb/records/csv';
import { pageOf } from '@pcb/records/page';
import { AdminOrdersScreen, type AdminOrdersScreenProps, orders } from '@pcb/screens/admin/AdminOrdersScreen';
import { manyAdminOrders } from '@pcb/screens/fixtures';
import { useState } from 'react';
import { ready } from '../remote.ts';

const all = manyAdminOrders(10_500);
const limit = 100;

interface OrdersInPagesProps extends AdminOrdersScreenProps {
  /** Called when the next page is requested. */
  onLoadMore: () => void;
  /** Whether the next page cannot be loaded. */
  isDown?: boolean;
}

/** A host that has the first pages of a long list, and searches and sorts it as a server does. */
export function OrdersInPages({ onLoadMore, isDown = false, ...props }: OrdersInPagesProps) {
  const [filters, setFilters] = useState(props.filters ?? {});
  const [sort, setSort] = useState(props.sort ?? null);
  const [count, setCount] = useState(1);
  const [isMoreFailed, setMoreFailed] = useState(isDown);
  const query = { filters: { ...filters }, sort, limit: count * limit };
  const { rows, total, nextCursor } = pageOf(orders, all, query);
  const loadMore = () => {
    onLoadMore();
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

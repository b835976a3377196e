import type { AdminOrdersScreenProps } from '@pcb/screens/admin/AdminOrdersScreen';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useDensity, useHiddenColumns, useSite } from '../app/hooks/useSite.ts';
import type { Site } from '../createSite.ts';
import { oneOf, text, writeSearch } from './searchSchema.ts';
import { useSearchState } from './useSearchState.ts';

type Filters = NonNullable<AdminOrdersScreenProps['filters']>;
type Sort = NonNullable<AdminOrdersScreenProps['sort']>;

const noColumns: readonly string[] = [];

/** The URL of a list: `?q=&status=&date=&sort=total&order=desc&open=%231234`. */
export const listSchema = {
  search: text('q'),
  status: text('status'),
  date: text('date'),
  column: text('sort'),
  order: oneOf('order', ['asc', 'desc']),
  /** The id of the record whose details are open. Back closes them. */
  open: text('open', 'push'),
};

/** The URL of a list with the details of a record open. */
export const detailsHref = (path: string, id: string) => `${path}?${String(new URLSearchParams({ open: id }))}`;

/** The last URL of a list, without open details. Edit pages return to it. */
export const lastSeenList = ({ lastLists }: Site, path: string) => ({
  pathname: path,
  search: lastLists.get(path) ?? '',
});

/** The filters, sort order and open details of a list, kept in the URL, and its row height and hidden columns, kept in the browser. */
export function useListState() {
  const { pathname } = useLocation();
  const { lastLists, density, hiddenColumns } = useSite();
  const hiddenByPath = useHiddenColumns();
  const [values, change] = useSearchState(listSchema);
  const { search, status, date, column, order, open } = values;
  const lastSeen = writeSearch(listSchema, { search: '', hash: '' }, { ...values, open: '' }).search;
  useEffect(() => {
    lastLists.set(pathname, lastSeen);
  });
  const sort: Sort | null = column ? { column, direction: order === 'desc' ? 'descending' : 'ascending' } : null;

  return {
    list: {
      filters: { search, status, date },
      onFiltersChange: (next: Filters) => change({ date: '', ...next }),
      density: useDensity(),
      onDensityChange: density.choose,
      hiddenColumns: hiddenByPath[pathname] ?? noColumns,
      onHiddenColumnsChange: (ids: readonly string[]) => hiddenColumns.choose({ ...hiddenByPath, [pathname]: ids }),
      sort,
      onSortChange: (next: Sort) =>
        change({ column: next.column, order: next.direction === 'descending' ? 'desc' : 'asc' }),
    },
    details: {
      openRecord: open || null,
      onOpenRecordChange: (record: string | null) => change({ open: record ?? '' }),
    },
  };
}

import type { AdminOrdersScreenProps } from '@pcb/screens/admin/AdminOrdersScreen';
import { startTransition, useEffect, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../app/useSite.ts';
import type { Site } from '../createSite.ts';

type Filters = NonNullable<AdminOrdersScreenProps['filters']>;
type Sort = NonNullable<AdminOrdersScreenProps['sort']>;

/** What the address of a list says: `?q=&status=&date=&sort=total&order=desc&open=%231234`. */
interface ListAddress {
  filters: Filters;
  sort: Sort | null;
  /** The id of the record whose details are open. */
  open: string | null;
}

export function readListAddress(parameters: URLSearchParams): ListAddress {
  const sort = parameters.get('sort');
  return {
    filters: {
      search: parameters.get('q') ?? '',
      status: parameters.get('status') ?? '',
      date: parameters.get('date') ?? '',
    },
    sort: sort ? { column: sort, direction: parameters.get('order') === 'desc' ? 'descending' : 'ascending' } : null,
    open: parameters.get('open'),
  };
}

/** What says nothing is left out. */
export function writeListAddress({ filters, sort, open }: ListAddress): URLSearchParams {
  const entries: [string, string | null | undefined][] = [
    ['q', filters.search],
    ['status', filters.status],
    ['date', filters.date],
    ['sort', sort?.column],
    ['order', sort?.direction === 'descending' ? 'desc' : ''],
    ['open', open],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** A list as it was last seen, without open details: where an edit page leads back to. */
export const lastSeenList = ({ lastLists }: Site, path: string) => ({
  pathname: path,
  search: lastLists.get(path) ?? '',
});

/**
 * Filters, order and open details of a list, kept in the address: they can be shared, and survive a reload. Opening
 * details adds an entry to the history, so that Back closes them; filters and order replace theirs.
 */
export function useListState() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { lastLists } = useSite();
  // The router follows a moment later. A field that waited for it would lose letters that are typed meanwhile.
  const [address, showAtOnce] = useOptimistic(readListAddress(parameters));
  const { filters, sort } = address;
  useEffect(() => {
    lastLists.set(pathname, writeListAddress({ filters, sort, open: null }).toString());
  });
  const go = (change: Partial<ListAddress>, replace: boolean) => {
    const next = { ...address, ...change };
    startTransition(async () => {
      showAtOnce(next);
      await navigate({ search: writeListAddress(next).toString() }, { replace, preventScrollReset: true });
    });
  };

  return {
    list: {
      filters,
      onFiltersChange: (next: Filters) => go({ filters: next }, true),
      sort,
      onSortChange: (next: Sort) => go({ sort: next }, true),
    },
    details: {
      openRecord: address.open,
      onOpenRecordChange: (open: string | null) => go({ open }, open === null),
    },
  };
}

import type { AdminOrdersScreenProps } from '@pcb/screens/admin/AdminOrdersScreen';
import { filterNames, type FiltersOf, type RecordKind } from '@pcb/screens/admin/records';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useDensity, useHiddenColumns, useSite } from '../app/hooks/useSite.ts';
import type { Site } from '../createSite.ts';
import { oneOf, type SearchParameter, text, writeSearch } from './searchSchema.ts';
import { useSearchState } from './useSearchState.ts';

type Sort = NonNullable<AdminOrdersScreenProps['sort']>;

const noColumns: readonly string[] = [];

function filterParameters(kind: RecordKind): SearchParameter<Readonly<Record<string, string>>> {
  const names = new Map([['q', 'search'], ...filterNames(kind).map((name) => [name, name] as const)]);
  return {
    owns: (parameter) => names.has(parameter),
    parse: ([owned]) => {
      const query = new URLSearchParams(owned);
      const given = [...names].map(([parameter, name]) => [name, query.get(parameter) ?? ''] as const);
      return Object.fromEntries(given.filter(([, value]) => value !== ''));
    },
    format: (filters) => {
      const set = [...names].flatMap(([parameter, name]) => (filters[name] ? [[parameter, filters[name]]] : []));
      return set.length > 0 ? [new URLSearchParams(set).toString()] : [];
    },
    history: 'replace',
  };
}

/**
 * `?q=&status=Pending&total=500..2000&sort=total&order=desc&open=%231234`. No filtered field may be named like another
 * parameter.
 */
export const listSchemaOf = (kind: RecordKind) => ({
  filters: filterParameters(kind),
  column: text('sort'),
  order: oneOf('order', ['asc', 'desc']),
  /** The id of the record whose details are open. Back closes them. */
  open: text('open', 'push'),
});

export const detailsHref = (path: string, id: string) => `${path}?${String(new URLSearchParams({ open: id }))}`;

export const lastSeenList = ({ lastLists }: Site, path: string) => ({
  pathname: path,
  search: lastLists.get(path) ?? '',
});

/** Row height and hidden columns are stored in the browser, the other settings in the URL. */
export function useListState<Kind extends RecordKind>(kind: Kind) {
  const { pathname } = useLocation();
  const { lastLists, density, hiddenColumns } = useSite();
  const hiddenByPath = useHiddenColumns();
  const schema = listSchemaOf(kind);
  const [values, change] = useSearchState(schema);
  const { filters, column, order, open } = values;
  const lastSeen = writeSearch(schema, { search: '', hash: '' }, { ...values, open: '' }).search;
  useEffect(() => {
    lastLists.set(pathname, lastSeen);
  });
  const sort: Sort | null = column ? { column, direction: order === 'desc' ? 'descending' : 'ascending' } : null;

  return {
    list: {
      filters: filters as FiltersOf<Kind>,
      onFiltersChange: (next: FiltersOf<Kind>) => change({ filters: next as Readonly<Record<string, string>> }),
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

'use client';
import { filterRows, type FilterTexts } from '@pcb/records/filterTexts';
import { type RecordSort, type SortDirection, sortRows, sortValueOf } from '@pcb/records/sortRows';
import { useDeferredValue, useMemo } from 'react';
import { useEqualValue } from '../../../shared/hooks/useEqualValue.ts';
import type { RecordKind } from '../records/recordKind.ts';
import type { RecordPaging } from './props.ts';

/** Rows of a list without pages are all in memory, and are filtered and sorted here. */
export function useVisibleRows<Row extends object>(
  rows: readonly Row[],
  kind: RecordKind,
  filters: FilterTexts,
  sort: RecordSort | null,
  paging: RecordPaging<Row> | undefined,
) {
  const column = sort?.column ?? '';
  const direction: SortDirection = sort?.direction === 'descending' ? 'descending' : 'ascending';
  const sortedBy = sortValueOf(kind, column);
  const isWhole = paging === undefined;

  // Deferred, so that typing stays responsive while a long list re-renders.
  const sameFilters = useEqualValue(filters);
  const chosen = useMemo(() => ({ filters: sameFilters, sortedBy, direction }), [sameFilters, sortedBy, direction]);
  const deferred = useDeferredValue(chosen);
  const sorted = useMemo(
    () => (isWhole ? sortRows(rows, deferred.sortedBy, deferred.direction) : rows),
    [rows, isWhole, deferred.sortedBy, deferred.direction],
  );
  const visibleRows = useMemo(
    () => (isWhole ? filterRows(sorted, deferred.filters, kind) : sorted),
    [sorted, isWhole, deferred.filters, kind],
  );
  const exactCount = (count: number) => ({ count, isMinimum: false });

  return {
    visibleRows,
    matching: paging?.matching ?? exactCount(visibleRows.length),
    all: paging?.all ?? exactCount(rows.length),
    sortDescriptor: sortedBy ? { column, direction } : null,
    /** Not deferred: the matching rows for the export of a list without pages. */
    allMatching: () => filterRows(sortRows(rows, sortedBy, direction), filters, kind),
  };
}

'use client';
import { useDeferredValue, useMemo } from 'react';
import { sortRows, type SortDirection } from './sortRows.ts';
import type { AdminRecord, RecordColumn, RecordListDescription } from './description.ts';
import { filterRows, type RecordFilters } from './filterRows.ts';

/** The sort order of a list. A column that is not sortable keeps the original order. */
export interface RecordSort {
  /** The id of the column. */
  column: string;
  direction: SortDirection;
}

const sortedRows = <Row>(rows: readonly Row[], column: RecordColumn<Row> | undefined, direction: SortDirection) =>
  column?.sortValue ? sortRows(rows, column.sortValue, direction) : rows;

/** The filtered and sorted rows. */
export function useVisibleRows<Row extends AdminRecord, Label extends string, NewField extends string>(
  rows: readonly Row[],
  description: RecordListDescription<Row, Label, NewField>,
  filters: RecordFilters,
  sort: RecordSort | null,
) {
  const { search, status, date = '' } = filters;
  const sortedBy = description.columns.find(({ id, sortValue }) => id === sort?.column && sortValue);
  const direction: SortDirection = sort?.direction === 'descending' ? 'descending' : 'ascending';

  // Deferred, so that typing stays responsive while a long list re-renders.
  const chosen = useMemo(
    () => ({ filters: { search, status, date }, sortedBy, direction }),
    [search, status, date, sortedBy, direction],
  );
  const deferred = useDeferredValue(chosen);
  const sorted = useMemo(
    () => sortedRows(rows, deferred.sortedBy, deferred.direction),
    [rows, deferred.sortedBy, deferred.direction],
  );
  const visibleRows = useMemo(
    () => filterRows(sorted, deferred.filters, description),
    [sorted, deferred.filters, description],
  );

  return {
    visibleRows,
    sortDescriptor: sortedBy ? { column: sortedBy.id, direction } : null,
    /** The same rows without the deferral, for the export. */
    currentRows: () => filterRows(sortedRows(rows, sortedBy, direction), filters, description),
  };
}

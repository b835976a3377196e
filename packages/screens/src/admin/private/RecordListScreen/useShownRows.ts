'use client';
import { useDeferredValue, useMemo } from 'react';
import { sortRows, type SortDirection } from './sortRows.ts';
import type { AdminRecord, RecordColumn, RecordListDescription } from './description.ts';
import { filterRows, type RecordFilters } from './filterRows.ts';

/** The column that a list is sorted by. A column that the list cannot be sorted by leaves the rows as they came. */
export interface RecordSort {
  /** The id of the column. */
  column: string;
  direction: SortDirection;
}

const inOrder = <Row>(rows: readonly Row[], column: RecordColumn<Row> | undefined, direction: SortDirection) =>
  column?.sortValue ? sortRows(rows, column.sortValue, direction) : rows;

/** The rows in their order, without those that the filters leave out. */
export function useShownRows<Row extends AdminRecord, Label extends string, NewField extends string>(
  rows: readonly Row[],
  description: RecordListDescription<Row, Label, NewField>,
  filters: RecordFilters,
  sort: RecordSort | null,
) {
  const { search, status, date = '' } = filters;
  const sortedBy = description.columns.find(({ id, sortValue }) => id === sort?.column && sortValue);
  const direction: SortDirection = sort?.direction === 'descending' ? 'descending' : 'ascending';

  // The fields answer at once. The rows follow when there is time, so that typing never waits for them.
  const laterColumn = useDeferredValue(sortedBy);
  const laterDirection = useDeferredValue(direction);
  const laterSearch = useDeferredValue(search);
  const laterStatus = useDeferredValue(status);
  const laterDate = useDeferredValue(date);
  const sorted = useMemo(() => inOrder(rows, laterColumn, laterDirection), [rows, laterColumn, laterDirection]);
  const shown = useMemo(
    () => filterRows(sorted, { search: laterSearch, status: laterStatus, date: laterDate }, description),
    [sorted, laterSearch, laterStatus, laterDate, description],
  );

  return {
    shown,
    sortDescriptor: sortedBy ? { column: sortedBy.id, direction } : null,
    /** The same rows without the delay, for a file. */
    rowsNow: () => filterRows(inOrder(rows, sortedBy, direction), filters, description),
  };
}

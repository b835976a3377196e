'use client';
import { useDeferredValue, useMemo } from 'react';
import { filterRows, type RecordFilters } from '../records/filterRows.ts';
import { type RecordField, type RecordKind, valueOf } from '../records/recordKind.ts';
import { type SortDirection, sortRows, type SortValueOf } from '../records/sortRows.ts';
import { textOf, valueType } from '../records/valueTypes.ts';

/** The sort order of a list. A column that is not sortable keeps the original order. */
export interface RecordSort {
  /** The id of the column. */
  column: string;
  direction: SortDirection;
}

/** One function for each field, by which the sort keys are cached. */
const sortValues = new WeakMap<RecordField, SortValueOf<object>>();

/** What a list sorts by in a field; `undefined` if it does not. */
function sortValueOf(kind: RecordKind, name: string): SortValueOf<object> | undefined {
  const field = Object.hasOwn(kind.fields, name) ? kind.fields[name] : undefined;
  const sort = field?.column?.sort;
  if (!field || !sort) return undefined;
  const number = sort === true ? valueType(field).sort : (sort as (value: unknown) => number);
  const sortValue =
    sortValues.get(field) ??
    (number ? (row: object) => number(valueOf(row, name)) : (row: object) => textOf(row, name, field));
  sortValues.set(field, sortValue);
  return sortValue;
}

const sortedRows = <Row extends object>(
  rows: readonly Row[],
  by: SortValueOf<object> | undefined,
  direction: SortDirection,
) => (by ? sortRows(rows, by, direction) : rows);

/** The filtered and sorted rows. */
export function useVisibleRows<Row extends object>(
  rows: readonly Row[],
  kind: RecordKind,
  filters: RecordFilters,
  sort: RecordSort | null,
) {
  const column = sort?.column ?? '';
  const direction: SortDirection = sort?.direction === 'descending' ? 'descending' : 'ascending';
  const sortedBy = sortValueOf(kind, column);

  // Deferred, so that typing stays responsive while a long list re-renders. By their text, because a host may pass other objects.
  const filterText = JSON.stringify(filters);
  const chosen = useMemo(() => ({ filterText, sortedBy, direction }), [filterText, sortedBy, direction]);
  const deferred = useDeferredValue(chosen);
  const sorted = useMemo(
    () => sortedRows(rows, deferred.sortedBy, deferred.direction),
    [rows, deferred.sortedBy, deferred.direction],
  );
  const visibleRows = useMemo(
    () => filterRows(sorted, JSON.parse(deferred.filterText) as RecordFilters, kind),
    [sorted, deferred.filterText, kind],
  );

  return {
    visibleRows,
    sortDescriptor: sortedBy ? { column, direction } : null,
    /** The same rows without the deferral, for the export. */
    currentRows: () => filterRows(sortedRows(rows, sortedBy, direction), filters, kind),
  };
}

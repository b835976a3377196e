import { type RecordField, valueOf } from '@pcb/records/fields';
import type { RecordKind } from './recordKind.ts';
import { type SortDirection, sortRows, type SortValueOf } from './sortRows.ts';
import { textOf, valueType } from './valueTypes.ts';

/** The sort order of a list. A column that is not sortable keeps the original order. */
export interface RecordSort {
  /** The id of the column. */
  column: string;
  direction: SortDirection;
}

/** One function for each field, by which the sort keys are cached. */
const sortValues = new WeakMap<RecordField, SortValueOf<object>>();

/** What a list sorts by in a field; `undefined` if it does not. */
export function sortValueOf(kind: RecordKind, name: string): SortValueOf<object> | undefined {
  const field = Object.hasOwn(kind.fields, name) ? kind.fields[name] : undefined;
  if (!field?.sort) return undefined;
  const number = valueType(field).sort;
  const sortValue =
    sortValues.get(field) ??
    (number ? (row: object) => number(valueOf(row, name)) : (row: object) => textOf(row, name, field));
  sortValues.set(field, sortValue);
  return sortValue;
}

/** The rows by a value, or in their original order. */
export const sortedRows = <Row extends object>(
  rows: readonly Row[],
  by: SortValueOf<object> | undefined,
  direction: SortDirection,
) => (by ? sortRows(rows, by, direction) : rows);

import { fieldsOf, type RecordField } from '@pcb/records/fields';
import { type Filters, type FilterValue, matchingRows } from '@pcb/records/filters';
import { filters as filterTypes, type RangeText } from './filters.ts';
import type { RecordKind } from './recordKind.ts';

/** The filters of a list that are set, by field, and the search text. */
export type RecordFilters = Readonly<Record<string, string>>;

interface ValidFilter {
  name: string;
  field: RecordField;
  value: FilterValue;
  /** The filter in words, without the label of its field. */
  shown: (copy: RangeText) => string;
}

/** The filters by field that are valid, in the order of the fields. */
export const validFilters = (kind: RecordKind, filters: RecordFilters): readonly ValidFilter[] =>
  fieldsOf(kind, ({ filter }) => filter).flatMap(([name, field]) => {
    const text = filters[name] ?? '';
    const type = field.filter && filterTypes[field.filter];
    const value = type?.read(text, field);
    return type && value !== undefined ? [{ name, field, value, shown: (copy) => type.shown(text, field, copy) }] : [];
  });

/** The values of the valid filters, without the search, as requests have them. */
export const readFilters = (kind: RecordKind, filters: RecordFilters): Filters =>
  Object.fromEntries(validFilters(kind, filters).map(({ name, value }) => [name, value]));

/** Whether a search or any valid filter is set. */
export const isFiltered = (kind: RecordKind, filters: RecordFilters) =>
  (filters['search'] ?? '').trim() !== '' || validFilters(kind, filters).length > 0;

/** The rows that match the search and all valid filters, in their original order. */
export const filterRows = <Row extends object>(
  rows: readonly Row[],
  filters: RecordFilters,
  kind: RecordKind,
): readonly Row[] => matchingRows(kind, rows, { search: filters['search'] ?? '', filters: readFilters(kind, filters) });

import { fold } from '@pcb/text/fold';

/** The filters of a list. An invalid value, such as an unknown status, is ignored. */
export interface RecordFilters {
  /** The search text, matched literally. '' for no search. */
  search: string;
  /** The status, spelt as in the rows. '' for all. */
  status: string;
  /** A date as `YYYY-MM-DD`, or a part of one such as `2025-08`. '' for all; omitted in a list without dates. */
  date?: string;
}

/** Describes the values to filter by. */
export interface FilterDescription<Row extends { status: string }> {
  /** The text to search in; created with `searchTextOf`. */
  searchText: (row: Row) => string;
  /** The available statuses. */
  statuses: readonly string[];
  /** The date of a row, for a list with a date filter. */
  dateOf?: (row: Row) => string;
}

/** Occurs in no text, so a search never matches across two values. */
const separator = '\u0000';

/** Returns the search text of a row, cached per row to keep typing fast. */
export function searchTextOf<Row extends object>(textsOf: (row: Row) => readonly string[]): (row: Row) => string {
  const cache = new WeakMap<Row, string>();
  return (row) => {
    const text = cache.get(row) ?? fold(textsOf(row).join(separator));
    cache.set(row, text);
    return text;
  };
}

/** The filters without invalid values. */
const effectiveFilters = <Row extends { status: string }>(
  filters: RecordFilters,
  { statuses, dateOf }: FilterDescription<Row>,
): Required<RecordFilters> => ({
  search: fold(filters.search).trim(),
  status: statuses.includes(filters.status) ? filters.status : '',
  date: dateOf && filters.date && /^[\d-]+$/.test(filters.date) ? filters.date : '',
});

/** Whether any valid filter is set. */
export const isFiltered = <Row extends { status: string }>(
  filters: RecordFilters,
  description: FilterDescription<Row>,
) => Object.values(effectiveFilters(filters, description)).some((value) => value !== '');

/** The rows that match all filters, in their original order. A date matches if it contains the filter value. */
export function filterRows<Row extends { status: string }>(
  rows: readonly Row[],
  filters: RecordFilters,
  description: FilterDescription<Row>,
): readonly Row[] {
  const { search, status, date } = effectiveFilters(filters, description);
  const { searchText, dateOf } = description;
  return rows.filter(
    (row) =>
      (status === '' || row.status === status) &&
      (date === '' || (dateOf?.(row) ?? '').includes(date)) &&
      (search === '' || searchText(row).includes(search)),
  );
}

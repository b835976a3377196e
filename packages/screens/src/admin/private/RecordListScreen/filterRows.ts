/** What an administrator looks for. A value without meaning, such as an unknown status, leaves out no rows. */
export interface RecordFilters {
  /** Plain text: no character has a meaning of its own. '' for no search. */
  search: string;
  /** The status, as it is written in the rows. '' for all. */
  status: string;
  /** A date as `YYYY-MM-DD`, or a part of one such as `2025-08`. '' for all; a list without dates leaves it out. */
  date?: string;
}

/** What the filters of one list look at. */
export interface FilterDescription<Row extends { status: string }> {
  /** The text that the search looks through; make it with `searchTextOf`. */
  searchText: (row: Row) => string;
  /** The statuses that can be chosen. */
  statuses: readonly string[];
  /** The date of a row, for a list with a date filter. */
  dateOf?: (row: Row) => string;
}

// One spelling for letters that can be written in two ways, and no difference between capitals and small letters.
const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** No text holds it, so that nothing is found across the end of one text and the beginning of the next. */
const separator = '\u0000';

/** The text of a row that the search looks through. It is made once a row, so that typing never waits for it. */
export function searchTextOf<Row extends object>(textsOf: (row: Row) => readonly string[]): (row: Row) => string {
  const known = new WeakMap<Row, string>();
  return (row) => {
    const text = known.get(row) ?? folded(textsOf(row).join(separator));
    known.set(row, text);
    return text;
  };
}

/** The filters without the values that have no meaning for this list. */
const effectiveFilters = <Row extends { status: string }>(
  filters: RecordFilters,
  { statuses, dateOf }: FilterDescription<Row>,
): Required<RecordFilters> => ({
  search: folded(filters.search.trim()),
  status: statuses.includes(filters.status) ? filters.status : '',
  date: dateOf && filters.date && /^[\d-]+$/.test(filters.date) ? filters.date : '',
});

/** Whether any filter with a meaning for this list is set. */
export const isFiltered = <Row extends { status: string }>(
  filters: RecordFilters,
  description: FilterDescription<Row>,
) => Object.values(effectiveFilters(filters, description)).some((value) => value !== '');

/** The rows that match all filters, in their order. A date matches when it contains the chosen value. */
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

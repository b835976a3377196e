import type { RecordDescription, RecordRow } from './fields.ts';
import { filterRows, type FilterTexts } from './filterTexts.ts';
import { type RecordSort, sortedRows, sortValueOf } from './sortRows.ts';

/** How many records there are. */
export interface RecordCount {
  count: number;
  /** Whether there are that many or more, because more are not counted. */
  isMinimum: boolean;
}

/** What a list asks for. */
export interface RecordQuery {
  /** The search text and the filters that are set, as in the URL of the list. An invalid one is ignored. */
  filters: FilterTexts;
  /** The column and the direction; `null` for the order of an unsorted list. */
  sort: RecordSort | null;
  /** How many rows at most. */
  limit: number;
  /** The `nextCursor` of the page before. Without it, the first page. */
  cursor?: string | undefined;
}

/** A part of a list. */
export interface RecordPage<Row> {
  rows: readonly Row[];
  /** Asks for the next page; absent on the last. Only the source of the page knows what it means. */
  nextCursor?: string | undefined;
  /** How many records match the query, on all pages. */
  total: RecordCount;
}

/** Counting stops here, as it does on a server. */
const maxCounted = 10_000;

/** The page of a list that is in memory as a whole. */
export function pageOf<Row extends RecordRow>(
  kind: RecordDescription,
  all: readonly Row[],
  { filters, sort, limit, cursor }: RecordQuery,
): RecordPage<Row> {
  const sorted = sort ? sortedRows(all, sortValueOf(kind, sort.column), sort.direction) : all;
  const matching = filterRows(sorted, filters, kind);
  // After the last row of the page before, also if others have been added above it since.
  const start = cursor === undefined ? 0 : matching.findIndex(({ id }) => String(id) === cursor) + 1;
  const end = start + limit;
  const last = matching[end - 1];
  return {
    rows: matching.slice(start, end),
    ...(last && end < matching.length && { nextCursor: String(last.id) }),
    total: { count: Math.min(matching.length, maxCounted), isMinimum: matching.length > maxCounted },
  };
}

import type { RecordDescription, RecordRow } from './fields.ts';
import { filterRows, type FilterTexts } from './filterTexts.ts';
import { type RecordSort, sortRows, sortValueOf } from './sortRows.ts';

export interface RecordCount {
  count: number;
  /** Whether there may be more, because counting stops at a limit. */
  isMinimum: boolean;
}

export interface RecordQuery {
  /** The filters, as in the URL of the list. Invalid ones are ignored. */
  filters: FilterTexts;
  /** `null` for the original order. */
  sort: RecordSort | null;
  limit: number;
  /** `nextCursor` of the previous page; omitted for the first page. */
  cursor?: string | undefined;
}

export interface RecordPage<Row> {
  rows: readonly Row[];
  /** Identifies the next page; omitted on the last page. Callers must not interpret it. */
  nextCursor?: string | undefined;
  /** The number of matching records on all pages. */
  total: RecordCount;
}

const maxCounted = 10_000;

/** Returns a page of a list that is in memory. */
export function pageOf<Row extends RecordRow>(
  kind: RecordDescription,
  all: readonly Row[],
  { filters, sort, limit, cursor }: RecordQuery,
): RecordPage<Row> {
  const sorted = sort ? sortRows(all, sortValueOf(kind, sort.column), sort.direction) : all;
  const matching = filterRows(sorted, filters, kind);
  // It follows the last row of the previous page, even if rows have been added above it.
  const start = cursor === undefined ? 0 : matching.findIndex(({ id }) => String(id) === cursor) + 1;
  const end = start + limit;
  const last = matching[end - 1];
  return {
    rows: matching.slice(start, end),
    ...(last && end < matching.length && { nextCursor: String(last.id) }),
    total: { count: Math.min(matching.length, maxCounted), isMinimum: matching.length > maxCounted },
  };
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** With more pages than this, the row has gaps. It always has this number of places, so that Next does not move. */
const places = 7;

/** Returns the first page, the last, and those around the current one. `null` is a gap of two pages or more. */
export function visiblePages(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= places) return range(1, pageCount);
  const first = Math.max(3, Math.min(page - 1, pageCount - 4));
  const last = Math.min(pageCount - 2, Math.max(page + 1, 5));
  return [1, first > 3 ? null : 2, ...range(first, last), last < pageCount - 2 ? null : pageCount - 1, pageCount];
}

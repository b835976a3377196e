import { lazily } from '../../../shared/remote/lazily.ts';

/** Returns what a row is sorted by: a number, or a text in locale order. */
export type SortValueOf<Row> = ((row: Row) => number) | ((row: Row) => string);
export type SortDirection = 'ascending' | 'descending';

// One collator for all comparisons: `localeCompare` would look up the locale each time.
const collator = lazily(() => new Intl.Collator('en-IN'));

/** The place of each text in locale order. Texts that are equal by locale share a place. */
function placesOf(texts: Iterable<string>): ReadonlyMap<string, number> {
  const { compare } = collator();
  const sorted = [...new Set(texts)].sort(compare);
  const places = new Map<string, number>();
  let place = 0;
  for (const [index, text] of sorted.entries()) {
    if (index > 0 && compare(sorted[index - 1] ?? '', text) !== 0) place = index;
    places.set(text, place);
  }
  return places;
}

/** What each row is sorted by, as a number: a text by its place in locale order. */
function computeKeys<Row>(rows: readonly Row[], valueOf: SortValueOf<Row>): Float64Array {
  const values = rows.map<number | string>(valueOf);
  // A comparison by locale is expensive, and names and dates repeat.
  const places = placesOf(values.filter((value) => typeof value === 'string'));
  return Float64Array.from(values, (value) => (typeof value === 'number' ? value : (places.get(value) ?? NaN)));
}

/** Caches the sort keys of each column for as long as the rows exist. */
const knownKeys = new WeakMap<readonly unknown[], Map<unknown, Float64Array>>();

function keysOf<Row>(rows: readonly Row[], valueOf: SortValueOf<Row>): Float64Array {
  const byColumn = knownKeys.get(rows) ?? new Map<unknown, Float64Array>();
  knownKeys.set(rows, byColumn);
  const keys = byColumn.get(valueOf) ?? computeKeys(rows, valueOf);
  byColumn.set(valueOf, keys);
  return keys;
}

/** Sorts rows. Equal rows keep their order in both directions; rows with `NaN` come last in both. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: SortValueOf<Row>,
  direction: SortDirection,
): readonly Row[] {
  const keys = keysOf(rows, valueOf);
  const keyOf = (index: number) => keys[index] ?? NaN;
  const isLast = (index: number) => Number(Number.isNaN(keyOf(index)));
  const sign = direction === 'ascending' ? 1 : -1;
  // Sorts typed indices: a third of the time of sorting 100,000 rows.
  const indices = Uint32Array.from(rows.keys()).sort(
    (a, b) => sign * (keyOf(a) - keyOf(b)) || isLast(a) - isLast(b) || a - b,
  );
  const sorted: Row[] = [];
  for (const index of indices) {
    const row = rows[index];
    if (row !== undefined) sorted.push(row);
  }
  return sorted;
}

/** The last number in an id such as '#ORD-1001'; `NaN` if there is none. */
export const numberOfId = (id: string) => Number(/\d+(?=\D*$)/.exec(id)?.[0] ?? NaN);

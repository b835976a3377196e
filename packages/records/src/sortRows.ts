import { type RecordDescription, type RecordField, valueOf } from './fields.ts';
import { rupeesIn } from './price.ts';

/** A number, or text in locale order. */
export type SortValueOf<Row> = ((row: Row) => number) | ((row: Row) => string);
export type SortDirection = 'ascending' | 'descending';

// One collator for all comparisons: `localeCompare` would look up the locale each time. Created lazily, because that
// takes 0.1 s on a phone.
let collator: Intl.Collator | undefined;

/** Returns the rank of each text in locale order. Equal texts share a rank. */
function ranksOf(texts: Iterable<string>): ReadonlyMap<string, number> {
  const { compare } = (collator ??= new Intl.Collator('en-IN'));
  const sorted = [...new Set(texts)].sort(compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const [index, text] of sorted.entries()) {
    if (index > 0 && compare(sorted[index - 1] ?? '', text) !== 0) rank = index;
    ranks.set(text, rank);
  }
  return ranks;
}

/** Computes numeric sort keys: each text is replaced by its rank. */
function computeKeys<Row>(rows: readonly Row[], valueOf: SortValueOf<Row>): Float64Array {
  const values = rows.map<number | string>(valueOf);
  // Locale-aware comparison is expensive, and names and dates repeat.
  const ranks = ranksOf(values.filter((value) => typeof value === 'string'));
  return Float64Array.from(values, (value) => (typeof value === 'number' ? value : (ranks.get(value) ?? NaN)));
}

const knownKeys = new WeakMap<readonly unknown[], Map<unknown, Float64Array>>();

function keysOf<Row>(rows: readonly Row[], valueOf: SortValueOf<Row>): Float64Array {
  const byColumn = knownKeys.get(rows) ?? new Map<unknown, Float64Array>();
  knownKeys.set(rows, byColumn);
  const keys = byColumn.get(valueOf) ?? computeKeys(rows, valueOf);
  byColumn.set(valueOf, keys);
  return keys;
}

/** Sorts stably in both directions; rows with `NaN` come last in both. Without `valueOf` the rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: SortValueOf<Row> | undefined,
  direction: SortDirection,
): readonly Row[] {
  if (!valueOf) return rows;
  const keys = keysOf(rows, valueOf);
  const keyOf = (index: number) => keys[index] ?? NaN;
  const isLast = (index: number) => Number(Number.isNaN(keyOf(index)));
  const sign = direction === 'ascending' ? 1 : -1;
  // Typed indices sort 100,000 rows in a third of the time.
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

/** Returns the last number in an id such as '#ORD-1001', or `NaN` if there is none. */
export const numberOfId = (id: string) => Number(/\d+(?=\D*$)/.exec(id)?.[0] ?? NaN);

/** A column that is not sortable keeps the original order. */
export interface RecordSort {
  column: string;
  direction: SortDirection;
}

const sortValues = new WeakMap<RecordField, SortValueOf<object>>();

function makeSortValue(name: string, { type }: RecordField): SortValueOf<object> {
  const text = (row: object) => String(valueOf(row, name));
  switch (type) {
    case 'reference':
      return (row) => numberOfId(text(row));
    case 'price':
      return (row) => rupeesIn(text(row));
    case 'serial':
    case 'count':
    case 'money':
      return (row) => Number(valueOf(row, name));
    default:
      return text;
  }
}

/** Returns the value to sort by, or `undefined` if the list does not sort by the field. */
export function sortValueOf(kind: RecordDescription, name: string): SortValueOf<object> | undefined {
  const field = Object.hasOwn(kind.fields, name) ? kind.fields[name] : undefined;
  if (!field?.sort) return undefined;
  const sortValue = sortValues.get(field) ?? makeSortValue(name, field);
  sortValues.set(field, sortValue);
  return sortValue;
}
